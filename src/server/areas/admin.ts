/** `/api/admin` */
import { serveAdminAuth } from '#server/auth/serve.ts'
import { serveAdminSessions } from '#server/auth/serve-sessions.ts'
import { serveEvaluations } from '#server/evaluations/serve.ts'
import { serveAudit } from '#server/audit/serve.ts'
import { serveClients } from '#server/clients/serve.ts'
import { serveExports } from '#server/exports/serve.ts'
import { serveHealth } from '#server/health/serve.ts'
import { createApi } from '#server/http/app.ts'
import { serveOverview } from '#server/overview/serve.ts'
import { servePeople } from '#server/people/serve.ts'
import { serveSubmissions } from '#server/submissions/serve.ts'

export const adminApi = createApi()
serveAdminAuth(adminApi)
serveAdminSessions(adminApi)
servePeople(adminApi)
serveEvaluations(adminApi)
serveSubmissions(adminApi)
serveOverview(adminApi)
serveAudit(adminApi)
serveClients(adminApi)
serveExports(adminApi)
serveHealth(adminApi)
