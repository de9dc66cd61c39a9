import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Meta } from '#contracts/api/list.ts'
import type { auditQuery, AuditEntry } from '#contracts/api/audit.ts'
import type { Db } from '#server/db/client.ts'
import { isOnPage, listOf } from '#server/db/listing.ts'
import { accounts, audit } from '#server/db/schema.ts'
import { matches } from '#server/db/search.ts'

type AuditQuery = z.output<typeof auditQuery>

/** `search` finds the account that acted. Accounts are selected first: joined, each line of the trail would be compared with them. */
const wanted = ({ action, account, subject, search }: AuditQuery) => {
  const found = matches(accounts.search, search)
  return and(
    action ? eq(audit.action, action) : undefined, account ? eq(audit.accountId, account) : undefined, subject ? eq(audit.subjectId, subject) : undefined,
    found && sql`${audit.accountId} = any(array(select ${accounts.id} from ${accounts} where ${found}))`,
  )
}

const subjects = alias(accounts, 'subject')
const isSubject = eq(subjects.id, sql`case when ${audit.subjectType} = 'account' then ${audit.subjectId}::uuid end`)

const columns = {
  id: audit.id, at: audit.at, by: accounts.email, role: audit.role, action: audit.action,
  subjectType: audit.subjectType, subjectId: audit.subjectId, subjectEmail: subjects.email, details: audit.details,
}

type Line = Omit<typeof audit.$inferSelect, 'accountId'> & { by: string | null; subjectEmail: string | null }

const entryOf = ({ id, at, subjectType, subjectId, subjectEmail, ...rest }: Line): AuditEntry => ({
  ...rest, _id: String(id), at: at.toISOString(), subject: subjectType && subjectId ? { type: subjectType, id: subjectId, email: subjectEmail } : null,
})

/** The ids of the page, in order. The trail is never shortened: what is skipped must not be joined and sorted with its accounts. */
const wantedIds = (db: Db, query: AuditQuery, order: SQL) => db.select({ id: audit.id }).from(audit).where(wanted(query)).orderBy(order).$dynamic()

/** The trail, newest first, which is the order in which the lines were numbered. */
export const listAudit = async (db: Db, query: AuditQuery): Promise<{ data: AuditEntry[]; meta?: Meta }> => {
  const order = query.sort === 'at' ? asc(audit.id) : desc(audit.id)
  const { data, ...rest } = await listOf(query, {
    rows: ({ limit, offset }) => db.select(columns).from(audit).leftJoin(accounts, eq(accounts.id, audit.accountId)).leftJoin(subjects, isSubject)
      .where(isOnPage(audit.id, wantedIds(db, query, order).limit(limit).offset(offset))).orderBy(order),
    total: () => db.$count(audit, wanted(query)),
  })
  return { data: data.map(entryOf), ...rest }
}
