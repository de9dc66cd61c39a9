import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Meta } from '#contracts/api/list.ts'
import type { auditQuery, AuditEntry } from '#contracts/api/audit.ts'
import type { Db } from '#server/db/client.ts'
import { listOf } from '#server/db/listing.ts'
import { accounts, audit } from '#server/db/schema.ts'
import { matches } from '#server/db/search.ts'

type AuditQuery = z.output<typeof auditQuery>

/** `search` finds the account that acted. */
const wanted = ({ action, account, subject, search }: AuditQuery) =>
  and(
    action ? eq(audit.action, action) : undefined, account ? eq(audit.accountId, account) : undefined,
    subject ? eq(audit.subjectId, subject) : undefined, matches(accounts.search, search),
  )

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

/** The trail, newest first, which is the order in which the lines were numbered. */
export const listAudit = async (db: Db, query: AuditQuery): Promise<{ data: AuditEntry[]; meta?: Meta }> => {
  const where = wanted(query)
  const account = eq(accounts.id, audit.accountId)
  const order = query.sort === 'at' ? asc(audit.id) : desc(audit.id)
  const { data, ...rest } = await listOf(query, {
    rows: ({ limit, offset }) => db.select(columns).from(audit).leftJoin(accounts, account).leftJoin(subjects, isSubject).where(where).orderBy(order).limit(limit).offset(offset),
    total: () => db.select({ total: count() }).from(audit).leftJoin(accounts, account).where(where).then(([row]) => row?.total ?? 0),
  })
  return { data: data.map(entryOf), ...rest }
}
