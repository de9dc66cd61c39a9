/**
 * The one schema (spec section 3). Migrations are generated from it: `npm run db:generate`.
 * Invariants live in constraints, so that no path around a service can break them.
 */
import { sql } from 'drizzle-orm'
import { boolean, check, customType, date, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const id = uuid('id').primaryKey().defaultRandom()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()
const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** Staff of all three portals. One address may hold several roles, as separate accounts. */
export const accounts = pgTable(
  'accounts',
  {
    id,
    role: text('role', { enum: ['admin', 'intern', 'judge'] }).notNull(),
    email: text('email').notNull(),
    username: text('username'),
    /** argon2id in PHC form; null until the invitation is taken up. */
    passwordHash: text('password_hash'),
    /** Raised to end every session of the account at once. */
    tokenVersion: integer('token_version').notNull().default(1),
    active: boolean('active').notNull().default(true),
    createdAt,
  },
  (table) => [
    uniqueIndex('accounts_role_email').on(table.role, sql`lower(${table.email})`),
    uniqueIndex('accounts_role_username').on(table.role, sql`lower(${table.username})`),
    check('accounts_role', sql`${table.role} in ('admin', 'intern', 'judge')`),
  ],
)

export const clients = pgTable(
  'clients',
  {
    id,
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    age: integer('age').notNull(),
    status: text('status', { enum: [...CLIENT_STATUSES] }).notNull(),
    /** A calendar date without a zone; null is shown as N/A. */
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** HMAC of the folded first name and the date of birth: the public lookup never searches names (trust row 1). */
    lookupKey: text('lookup_key'),
    ownerId: uuid('owner_id').notNull().references(() => accounts.id),
    /** Raised by every edit, so that the second of two edits at once is told. */
    version: integer('version').notNull().default(1),
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('clients_owner_created').on(table.ownerId, table.createdAt),
    index('clients_lookup').on(table.lookupKey),
    check('clients_age', sql`${table.age} between 1 and 120`),
    check('clients_status', sql`${table.status} in (${quoted(CLIENT_STATUSES)})`),
    check('clients_lookup_with_birth', sql`(${table.dateOfBirth} is null) = (${table.lookupKey} is null)`),
  ],
)

export type ScoredCategory = { question: string; answer: number }

/** A judge's evaluation of a venture; a second one is a new revision, and the latest counts. */
export const evaluations = pgTable(
  'evaluations',
  {
    id,
    judgeId: uuid('judge_id').notNull().references(() => accounts.id),
    judgeName: text('judge_name').notNull(),
    ventureName: text('venture_name').notNull(),
    /** The folded name, by which ventures are matched. */
    ventureKey: text('venture_key').notNull(),
    revision: integer('revision').notNull().default(1),
    categories: jsonb('categories').$type<ScoredCategory[]>().notNull(),
    sumOfAllCategory: integer('sum_of_all_category').notNull(),
    strength: text('strength').notNull(),
    weakness: text('weakness').notNull(),
    recommendations: text('recommendations'),
    comments: text('comments'),
    createdAt,
  },
  (table) => [
    unique('evaluations_revision').on(table.judgeId, table.ventureKey, table.revision),
    index('evaluations_venture').on(table.ventureKey),
    check('evaluations_sum', sql`${table.sumOfAllCategory} between 0 and 50`),
  ],
)

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
    state: text('state', { enum: ['new', 'in progress', 'done'] }).notNull().default('new'),
    spam: boolean('spam').notNull().default(false),
    createdAt,
  },
  (table) => [
    unique('submissions_key').on(table.formId, table.idempotencyKey),
    index('submissions_form_created').on(table.formId, table.createdAt),
    check('submissions_state', sql`${table.state} in ('new', 'in progress', 'done')`),
  ],
)

/** Counters of the rate limits: shared by all functions, atomic, and kept over a restart. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    limit: text('limit_name').notNull(),
    /** HMAC of what is limited (an address, a name): no personal data rests here. */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.limit, table.subject] }), index('rate_limits_resets').on(table.resetsAt)],
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
  (table) => [unique('submission_files_field').on(table.submissionId, table.field), check('submission_files_size', sql`${table.size} between 1 and 4194304`)],
)

/** What is still to be told to somebody of a submission, written in the same statement as the submission. */
export const outbox = pgTable(
  'outbox',
  {
    id,
    submissionId: uuid('submission_id').notNull().references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['notify', 'acknowledge', 'webhook'] }).notNull(),
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
    check('outbox_kind_known', sql`${table.kind} in ('notify', 'acknowledge', 'webhook')`),
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
    ms: integer('ms').notNull(),
    createdAt,
  },
  (table) => [index('deliveries_outbox').on(table.outboxId)],
)
