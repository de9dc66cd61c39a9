/** Rate limits, the audit trail, the schedule. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'

/** Counters of the rate limits: shared by all functions, atomic, and kept over a restart. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    limit: text('limit_name').notNull(),
    /** HMAC of what is limited (an address, a name): no personal data is stored here. */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.limit, table.subject] }), index('rate_limits_resets').on(table.resetsAt)],
)

/** Who did what to which row. Append-only: a trigger refuses changes (migration 0003; trust row 12). No personal data of visitors. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** No foreign key: the trail outlives its subjects. */
    accountId: uuid('account_id'),
    role: text('role'),
    action: text('action').notNull(),
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  // With the id, by which the trail is read backwards.
  (table) => [index('audit_action').on(table.action, table.id), index('audit_account').on(table.accountId, table.id), index('audit_subject').on(table.subjectId, table.id)],
)

/** When each scheduled job last completed: the health page shows a schedule that has stopped. */
export const runs = pgTable('runs', { job: text('job', { enum: ['hourly', 'retention'] }).primaryKey(), endedAt: moment('ended_at').notNull() })
