/**
 * The one schema (spec section 3). Migrations are generated from it: `npm run db:generate`.
 * Invariants live in constraints, so that no path around a service can break them.
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, customType, date, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { ROLES } from '#contracts/roles.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const id = uuid('id').primaryKey().defaultRandom()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()
/** Words by which a list finds the row (`searchWords` writes them), and the index that finds them by their beginnings. */
const search = text('search').notNull().default('')
const searchIndex = (name: string, column: AnyPgColumn) => index(name).using('gin', sql`to_tsvector('simple', ${column})`)
const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))

/** Staff of all three portals. One address may hold several roles, as separate accounts. */
export const accounts = pgTable(
  'accounts',
  {
    id,
    role: text('role', { enum: [...ROLES] }).notNull(),
    email: text('email').notNull(),
    username: text('username'),
    /** argon2id in PHC form; null until the invitation is taken up. */
    passwordHash: text('password_hash'),
    /** Raised to end every session of the account at once. */
    tokenVersion: integer('token_version').notNull().default(1),
    active: boolean('active').notNull().default(true),
    search,
    createdAt,
  },
  (table) => [
    searchIndex('accounts_search', table.search),
    uniqueIndex('accounts_role_email').on(table.role, sql`lower(${table.email})`),
    uniqueIndex('accounts_role_username').on(table.role, sql`lower(${table.username})`),
    check('accounts_role', sql`${table.role} in (${quoted(ROLES)})`),
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
    search,
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    searchIndex('clients_search', table.search),
    // One for each column that the list sorts by, with the id that settles ties: any page is read from its index alone
    // (docs/decisions/lists-at-scale.md). Dates of birth have two, because those without one come last both ways.
    index('clients_created').on(table.createdAt, table.id),
    index('clients_updated').on(table.updatedAt, table.id),
    index('clients_last_name').on(table.lastName, table.id),
    index('clients_first_name').on(table.firstName, table.id),
    index('clients_age').on(table.age, table.id),
    index('clients_status').on(table.status, table.id),
    index('clients_born').on(table.dateOfBirth, table.id),
    index('clients_born_falling').on(table.dateOfBirth.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('clients_status_created').on(table.status, table.createdAt, table.id),
    index('clients_owner_created').on(table.ownerId, table.createdAt, table.id),
    index('clients_lookup').on(table.lookupKey),
    check('clients_age', sql`${table.age} between 1 and 120`),
    check('clients_status', sql`${table.status} in (${quoted(CLIENT_STATUSES)})`),
    check('clients_lookup_with_birth', sql`(${table.dateOfBirth} is null) = (${table.lookupKey} is null)`),
  ],
)

/** A client's history: each status with who set it, when, and why. The public dialog shows it without notes. */
export const clientEvents = pgTable(
  'client_events',
  {
    id,
    clientId: uuid('client_id').notNull().references(() => clients.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull().references(() => accounts.id),
    status: text('status', { enum: [...CLIENT_STATUSES] }).notNull(),
    /** Null where the status stayed as it was. */
    previousStatus: text('previous_status', { enum: [...CLIENT_STATUSES] }),
    note: text('note'),
    /** The new owner, where that was the change. */
    allocatedTo: uuid('allocated_to').references(() => accounts.id),
    createdAt,
  },
  (table) => [index('client_events_client').on(table.clientId, table.createdAt)],
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
    search,
    createdAt,
  },
  (table) => [
    searchIndex('evaluations_search', table.search),
    index('evaluations_created').on(table.createdAt),
    unique('evaluations_revision').on(table.judgeId, table.ventureKey, table.revision),
    index('evaluations_venture').on(table.ventureKey),
    check('evaluations_sum', sql`${table.sumOfAllCategory} between 0 and 50`),
  ],
)

/** A judge's declared interest in a venture, instead of a score. */
export const conflicts = pgTable(
  'conflicts',
  {
    id,
    judgeId: uuid('judge_id').notNull().references(() => accounts.id),
    ventureName: text('venture_name').notNull(),
    ventureKey: text('venture_key').notNull(),
    reason: text('reason').notNull(),
    createdAt,
  },
  (table) => [unique('conflicts_venture').on(table.judgeId, table.ventureKey), index('conflicts_by_venture').on(table.ventureKey)],
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
    search,
    createdAt,
  },
  (table) => [
    searchIndex('submissions_search', table.search),
    index('submissions_created').on(table.spam, table.createdAt),
    index('submissions_state_created').on(table.spam, table.state, table.createdAt),
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

/** What staff note of a submission. */
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

/** A staff session; its id is the token's `jti`. Checked at every call together with the account (trust row 4). */
export const sessions = pgTable(
  'sessions',
  {
    id,
    accountId: uuid('account_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's at sign-in: raising the account's ends the session. */
    tokenVersion: integer('token_version').notNull(),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expires').on(table.expiresAt)],
)

/** An invitation, or the link of a forgotten password: single use, only its SHA-256 is kept (trust row 7). */
export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the secret, base64url. */
    secretHash: text('secret_hash').primaryKey(),
    accountId: uuid('account_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['invitation', 'reset'] }).notNull(),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('account_links_account').on(table.accountId), check('account_links_purpose', sql`${table.purpose} in ('invitation', 'reset')`)],
)

/** An admin's TOTP secret and recovery codes; in force once confirmed. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id').primaryKey().references(() => accounts.id, { onDelete: 'cascade' }),
  /** Sealed: never readable from the table alone. */
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The last time step that was used: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of the codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt,
})

/** Failed sign-ins of one account from one address: after five a pause that doubles (trust row 6). */
export const signInPauses = pgTable(
  'sign_in_pauses',
  {
    /** HMAC of role, name and network. */
    subject: text('subject').primaryKey(),
    failures: integer('failures').notNull(),
    pausedUntil: moment('paused_until'),
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('sign_in_pauses_forget').on(table.forgetAt)],
)

/** Who did what to which row. Append-only: a trigger refuses changes (migration 0003; trust row 12). No personal data of visitors. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** No foreign key: the trail outlives what it tells of. */
    accountId: uuid('account_id'),
    role: text('role'),
    action: text('action').notNull(),
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [index('audit_at').on(table.at), index('audit_action').on(table.action, table.at), index('audit_account').on(table.accountId, table.at), index('audit_subject').on(table.subjectId, table.at)],
)
