/** Every call that `implement` serves: one table of route and role (trust row 5). */
import { auditRoutes } from '#contracts/api/audit.ts'
import { accountRoutes, adminAuthRoutes, internAuthRoutes, judgeAuthRoutes } from '#contracts/api/auth.ts'
import { clientRoutes, ownClientExportRoutes, ownClientRoutes, trackingRoutes } from '#contracts/api/clients.ts'
import { evaluationRoutes, judgingRoutes } from '#contracts/api/evaluations.ts'
import { exportRoutes } from '#contracts/api/exports.ts'
import { healthRoutes } from '#contracts/api/health.ts'
import { overviewRoutes } from '#contracts/api/overview.ts'
import { peopleRoutes } from '#contracts/api/people.ts'
import type { Route } from '#contracts/api/route.ts'
import { adminSessionRoutes, internSessionRoutes, judgeSessionRoutes } from '#contracts/api/sessions.ts'
import { submissionRoutes } from '#contracts/api/submissions.ts'

export const allRoutes: Record<string, Route> = {
  ...adminAuthRoutes, ...internAuthRoutes, ...judgeAuthRoutes, ...adminSessionRoutes, ...internSessionRoutes, ...judgeSessionRoutes, ...accountRoutes, ...peopleRoutes, ...trackingRoutes,
  ...ownClientRoutes, ...ownClientExportRoutes, ...clientRoutes, ...judgingRoutes, ...evaluationRoutes, ...submissionRoutes, ...overviewRoutes, ...auditRoutes, ...exportRoutes, ...healthRoutes,
}
