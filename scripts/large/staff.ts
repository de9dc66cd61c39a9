/** Interns and judges for the large data: those of the demo data, and as many more as are needed. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { chanceOf, idOf } from './chance.ts'
import { insertAll } from './insert.ts'
import { emailOf, nameOf } from './names.ts'
import { db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'

type Role = 'intern' | 'judge'

/** The demo accounts of a role, whose password is known. */
const demo = (role: Role, emails: string[]) =>
  db().select().from(accounts).where(and(eq(accounts.role, role), inArray(accounts.email, emails))).orderBy(asc(accounts.email))

const further = (role: Role, index: number, passwordHash: string | null, today: Date) => {
  const chance = chanceOf(role, index)
  const email = emailOf(nameOf(chance), index)
  return { id: idOf(role, index), role, email, passwordHash, tokenVersion: 1, active: true, search: searchWords(email), createdAt: chance.momentBefore(today, 700) }
}

/** The ids of `count` accounts of `role`; the new ones have the password of the demo accounts. */
export const staffOf = async (role: Role, count: number, demoEmails: string[], today: Date): Promise<string[]> => {
  const known = await demo(role, demoEmails)
  const added = Array.from({ length: count - known.length }, (_, i) => further(role, i, known[0]?.passwordHash ?? null, today))
  await insertAll(accounts, added)
  return [...known, ...added].map(({ id }) => id)
}
