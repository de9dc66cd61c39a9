/** The activity trail as the admin reads it. */
import * as z from 'zod/mini'
import { listAnswer, listQuery } from '#contracts/api/list.ts'
import { moment, routes, rowId } from '#contracts/api/route.ts'

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

export const auditRoutes = routes({
  getAudit: { method: 'GET', path: '/api/admin/get-audit', role: 'admin', summary: 'The activity trail, newest first', query: auditQuery, answer: listAnswer(auditEntry) },
})

export type AuditEntry = z.infer<typeof auditEntry>
