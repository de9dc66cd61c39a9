/** What the admin's office adds: figures at a glance, the audit trail, exports, the system's health. */
import * as z from 'zod/mini'
import { clientsQuery } from '#contracts/api/clients.ts'
import { evaluationsQuery } from '#contracts/api/evaluations.ts'
import { listAnswer, listQuery } from '#contracts/api/list.ts'
import { judgesQuery, usersQuery } from '#contracts/api/people.ts'
import { moment, routes, rowId } from '#contracts/api/route.ts'
import { submissionsQuery } from '#contracts/api/submissions.ts'

/** Counters and the three pictures of the dashboard. */
const overview = z.lazy(() => z.object({
  /** Interns (decisions "Staff"). */
  users: z.int(),
  clients: z.int(),
  newSubmissions: z.int(),
  clientsByStatus: z.array(z.object({ status: z.string(), count: z.int() })),
  /** The last twelve weeks, oldest first; `week` is the Monday, YYYY-MM-DD. */
  submissionsByWeek: z.array(z.object({ week: z.string(), form: z.string(), count: z.int() })),
  /** Ventures by the five categories, best first, at most twelve. */
  venturesByCategory: z.array(z.object({ ventureName: z.string(), mean: z.number(), categories: z.array(z.number()) })),
  /** How many ventures have the best one's mean, also of those beyond the twelve. */
  leaders: z.int(),
}))

/** One line of the append-only trail: who did what to which row; no content, no personal data of visitors. */
const auditEntry = z.lazy(() => z.object({
  _id: z.string(),
  at: moment,
  /** The account's e-mail; null for a command or an attempt without an account. */
  by: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** `client.create`, `account.invite`, `submission.label`, ... */
  action: z.string(),
  /** The row; `email` of an account that is still there. */
  subject: z.nullable(z.object({ type: z.string(), id: z.string(), email: z.nullable(z.string()) })),
  /** Figures and names of states only. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
}))

/** No action of the trail has a longer name. */
const LONGEST_ACTION = 40

/** `search` finds the account that acted. */
export const auditQuery = listQuery(['at'], () => ({ action: z.optional(z.string().check(z.maxLength(LONGEST_ACTION))), account: z.optional(z.uuid()), subject: z.optional(rowId) }))
const csv = { file: 'text/csv' }

export const overviewRoutes = routes({
  overview: { method: 'GET', path: '/api/admin/overview', role: 'admin', summary: 'Counters and pictures', answer: z.lazy(() => z.object({ data: overview })) },
})

export const auditRoutes = routes({
  getAudit: { method: 'GET', path: '/api/admin/get-audit', role: 'admin', summary: 'The activity trail, newest first', query: auditQuery, answer: listAnswer(auditEntry) },
})

/** Every list as CSV. */
export const exportRoutes = routes({
  exportUsers: { method: 'GET', path: '/api/admin/export/users', role: 'admin', summary: 'Interns as CSV, as filtered and sorted', query: usersQuery, answer: csv },
  exportJudges: { method: 'GET', path: '/api/admin/export/judges', role: 'admin', summary: 'Judges as CSV', query: judgesQuery, answer: csv },
  exportClients: { method: 'GET', path: '/api/admin/export/clients', role: 'admin', summary: 'Clients as CSV', query: clientsQuery, answer: csv },
  exportEvaluations: { method: 'GET', path: '/api/admin/export/evaluations', role: 'admin', summary: 'Evaluations as CSV', query: evaluationsQuery, answer: csv },
  exportSubmissions: { method: 'GET', path: '/api/admin/export/submissions', role: 'admin', summary: 'Submissions as CSV', query: submissionsQuery, answer: csv },
})

export type Overview = z.infer<typeof overview>
export type AuditEntry = z.infer<typeof auditEntry>

/** How many rows of the outbox, and since when. */
const ofOutbox = z.lazy(() => z.object({ count: z.int(), oldest: z.nullable(moment) }))

/** How the running system is, for its operators: figures and moments, nobody's data. */
const health = z.lazy(() => z.object({
  database: z.object({
    /** What a statement that does nothing takes, there and back, in milliseconds. */
    ms: z.number(),
    /** The last migration that was applied; null where the platform's own table of them can't be read. */
    migration: z.nullable(z.object({ name: z.string(), appliedAt: moment })),
  }),
  /** Whether mails have a way out. */
  mail: z.boolean(),
  /** What is still to be told of submissions, and what was given up. */
  waiting: ofOutbox,
  givenUp: ofOutbox,
  /** When each scheduled job last came to its end; null before the first time. */
  lastRun: z.object({ everyMinute: z.nullable(moment), retention: z.nullable(moment) }),
  /** Since midnight UTC, with those that were put aside as spam. */
  submissionsToday: z.int(),
  spamToday: z.int(),
  /** Staff sessions that are alive, of all portals. */
  sessions: z.int(),
}))

export const healthRoutes = routes({
  systemHealth: { method: 'GET', path: '/api/admin/health', role: 'admin', summary: 'Database, mail, outbox, schedule and use, as they are now', answer: z.lazy(() => z.object({ data: health })) },
})

export type Health = z.infer<typeof health>
