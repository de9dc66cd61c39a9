/** Clients and their history (spec section 3). */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { OLDEST } from '#contracts/birth-date.ts'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { createdAt, id, moment, quoted, search, searchIndex, sortOf } from '#server/db/columns.ts'
import { accounts } from '#server/db/tables/accounts.ts'

export const clients = pgTable(
  'clients',
  {
    id,
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    firstNameSort: sortOf('first_name'),
    lastNameSort: sortOf('last_name'),
    age: integer('age').notNull(),
    status: text('status', { enum: [...CLIENT_STATUSES] }).notNull(),
    /** A calendar date without a zone; null is shown as N/A. */
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** HMAC of the folded first name and the date of birth: the public lookup never searches names (trust row 1). */
    lookupKey: text('lookup_key'),
    ownerId: uuid('owner_id').notNull().references(() => accounts.id),
    /** Raised by every edit, so that the second of two edits at once is refused. */
    version: integer('version').notNull().default(1),
    search,
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    searchIndex('clients_search', table.search),
    // One for each sort column of the list, with the id to break ties: any page is read from its index alone
    // (docs/decisions/lists-at-scale.md). Dates of birth have two, because clients without one come last both ways.
    index('clients_created').on(table.createdAt, table.id),
    index('clients_updated').on(table.updatedAt, table.id),
    index('clients_last_name').on(table.lastNameSort, table.firstNameSort, table.id),
    index('clients_first_name').on(table.firstNameSort, table.lastNameSort, table.id),
    index('clients_age').on(table.age, table.id),
    index('clients_status').on(table.status, table.id),
    index('clients_born').on(table.dateOfBirth, table.id),
    index('clients_born_falling').on(table.dateOfBirth.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('clients_status_created').on(table.status, table.createdAt, table.id),
    index('clients_owner_created').on(table.ownerId, table.createdAt, table.id),
    index('clients_lookup').on(table.lookupKey),
    check('clients_age', sql`${table.age} between 1 and ${sql.raw(String(OLDEST))}`),
    check('clients_status', sql`${table.status} in (${quoted(CLIENT_STATUSES)})`),
    check('clients_lookup_with_birth', sql`(${table.dateOfBirth} is null) = (${table.lookupKey} is null)`),
  ],
)

/**
 * How many clients each intern has in each status, maintained by triggers on `clients` (migration 0006): a list has its
 * total without counting 100,000 rows (docs/decisions/lists-at-scale.md). A row may be 0.
 */
export const clientTotals = pgTable(
  'client_totals',
  {
    ownerId: uuid('owner_id').notNull().references(() => accounts.id, { onDelete: 'cascade' }),
    status: text('status', { enum: [...CLIENT_STATUSES] }).notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.status] })],
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
  (table) => [
    index('client_events_client').on(table.clientId, table.createdAt),
    check('client_events_status', sql`${table.status} in (${quoted(CLIENT_STATUSES)})`),
    check('client_events_previous_status', sql`${table.previousStatus} in (${quoted(CLIENT_STATUSES)})`),
  ],
)
