/** What visitors send, and the notices of it. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { SUBMISSION_STATES } from '#contracts/api/submissions.ts'
import { RESUME } from '#contracts/forms/declaration.ts'
import { bytes, createdAt, id, moment, quoted, search, searchIndex } from '#server/db/columns.ts'
import { accounts } from '#server/db/tables/accounts.ts'

/** What a visitor sent through a public form. The key makes a retry of the same filling the same row (trust row 10). */
export const submissions = pgTable(
  'submissions',
  {
    id,
    formId: text('form_id').notNull(),
    /** `json`, not `jsonb`: the text comes back as it was sent, NUL characters included. */
    data: json('data').$type<Record<string, string | number>>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the checked values: the same key with another body is refused. */
    bodyHash: text('body_hash').notNull(),
    state: text('state', { enum: SUBMISSION_STATES }).notNull().default('new'),
    spam: boolean('spam').notNull().default(false),
    search,
    createdAt,
  },
  (table) => [
    searchIndex('submissions_search', table.search),
    index('submissions_created').on(table.spam, table.createdAt, table.id),
    index('submissions_state_created').on(table.spam, table.state, table.createdAt, table.id),
    unique('submissions_key').on(table.formId, table.idempotencyKey),
    index('submissions_form_created').on(table.formId, table.createdAt),
    check('submissions_state', sql`${table.state} in (${quoted(SUBMISSION_STATES)})`),
  ],
)

/** Files of a submission (a resume), stored in the same statement as their submission (trust row 8). */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id,
    submissionId: uuid('submission_id').notNull().references(() => submissions.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    /** As the visitor named it; only ever used as a download's name. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [unique('submission_files_field').on(table.submissionId, table.field), check('submission_files_size', sql`${table.size} between 1 and ${sql.raw(String(RESUME.maxBytes))}`)],
)

/** Staff's notes on a submission. */
export const submissionNotes = pgTable(
  'submission_notes',
  {
    id,
    submissionId: uuid('submission_id').notNull().references(() => submissions.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull().references(() => accounts.id),
    text: text('text').notNull(),
    createdAt,
  },
  (table) => [index('submission_notes_submission').on(table.submissionId, table.createdAt)],
)

const KINDS = ['notify', 'acknowledge', 'webhook'] as const

/** The outbox: notices of a submission, written in the same statement as the submission. */
export const outbox = pgTable(
  'outbox',
  {
    id,
    submissionId: uuid('submission_id').notNull().references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
    /** Set when no further attempt will be made. */
    abandonedAt: moment('abandoned_at'),
    createdAt,
  },
  (table) => [
    unique('outbox_kind').on(table.submissionId, table.kind),
    index('outbox_due').on(table.nextAttemptAt).where(sql`delivered_at is null and abandoned_at is null`),
    check('outbox_kind_known', sql`${table.kind} in (${quoted(KINDS)})`),
  ],
)

/** The log of attempts: when, how it ended, how long it took; no content. */
export const deliveries = pgTable(
  'deliveries',
  {
    id,
    outboxId: uuid('outbox_id').notNull().references(() => outbox.id, { onDelete: 'cascade' }),
    ok: boolean('ok').notNull(),
    /** The HTTP status of a webhook or a mail provider; null where there was no answer. */
    status: integer('status'),
    /** The class or code of an error, never its message. */
    error: text('error'),
    /** How long it took: read by no code, but by whoever asks why mail is slow (docs/mail-and-webhooks.md). */
    ms: integer('ms').notNull(),
    createdAt,
  },
  (table) => [index('deliveries_outbox').on(table.outboxId)],
)
