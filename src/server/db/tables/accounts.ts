/** Staff: accounts, and how they sign in (trust rows 3 to 7). */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LINK_PURPOSES } from '#contracts/api/auth.ts'
import { ROLES } from '#contracts/roles.ts'
import { createdAt, id, moment, quoted, search, searchIndex } from '#server/db/columns.ts'

/** Staff of all three portals. One address may hold several roles, as separate accounts. */
export const accounts = pgTable(
  'accounts',
  {
    id,
    role: text('role', { enum: [...ROLES] }).notNull(),
    email: text('email').notNull(),
    username: text('username'),
    /** argon2id in PHC form; null until the invitation is accepted. */
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

/** A staff session; its id is the token's `jti`. Checked at every call together with the account (trust row 4). */
export const sessions = pgTable(
  'sessions',
  {
    id,
    accountId: uuid('account_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's version at sign-in: raising the account's ends the session. */
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
    /** SHA-256 of the secret, base64url; once used, of the secret and the id under which the password was sent. */
    secretHash: text('secret_hash').primaryKey(),
    accountId: uuid('account_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    /** The account's version when the link was made: raising the account's ends the link, even one that was just being made. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Read by no code: for whoever investigates a stolen account, when the open link was requested. */
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('account_links_account').on(table.accountId),
    uniqueIndex('account_links_open').on(table.accountId).where(sql`${table.usedAt} is null`),
    check('account_links_purpose', sql`${table.purpose} in (${quoted(LINK_PURPOSES)})`),
  ],
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
  /** Read by no code: for whoever investigates a stolen account, when a secret was first requested, confirmed or not. */
  createdAt,
})

/** Failed sign-ins of one account from one network: after five a pause that doubles (trust row 6). */
export const signInPauses = pgTable(
  'sign_in_pauses',
  {
    /** HMAC of role, account and network; the account is its id, or, if there is none, the name that was typed. */
    subject: text('subject').primaryKey(),
    failures: integer('failures').notNull(),
    pausedUntil: moment('paused_until'),
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('sign_in_pauses_forget').on(table.forgetAt)],
)
