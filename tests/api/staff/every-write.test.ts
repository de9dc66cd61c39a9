/** Every write of staff leaves a line in the trail (trust row 12). Read from the tables, so that a new one is tried as well. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import { fieldsOf, type Route } from '#contracts/api/route.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { db } from '#server/db/client.ts'
import { audit, clients, submissions } from '#server/db/schema.ts'
import { fill } from '../../support/api/fill.ts'
import { beforeAnyTry, codeOf, PASSWORD, passwordHash, protectedAdmin, secretOf } from '../../support/api/second-factor.ts'
import { ask, staff } from '../../support/api/staff.ts'
import { CONTACT } from '../../support/api/submissions.ts'

type Person = Awaited<ReturnType<typeof staff>>
type Write = Route & { role: Person['role'] }
const writes = Object.entries(allRoutes).filter((entry): entry is [string, Write] => entry[1].method !== 'GET' && entry[1].role !== 'anyone')

beforeAnyTry()

/** Makes the row that the write's path names. */
const ROWS: Record<string, (person: Person) => Promise<{ id: string }[]>> = {
  client: async ({ id, role }) =>
    db().insert(clients).values({ firstName: 'Ada', lastName: 'Byron', age: 30, status: 'Pending', ownerId: role === 'intern' ? id : (await staff('intern')).id }).returning(),
  submission: () => db().insert(submissions).values({ formId: 'contact', data: CONTACT, idempotencyKey: crypto.randomUUID(), bodyHash: 'x' }).returning(),
  account: async () => [await staff('judge')],
}
/** Values of fields for which the smallest valid value of the schema would be refused. */
const FIELDS: Record<string, unknown> = {
  password: PASSWORD, newPassword: 'another lantern on the row', dateOfBirth: '1990-12-10', age: 30, status: 'Approved', label: 'done', active: false,
  categories: CATEGORIES.map((question) => ({ question, answer: 7 })),
}
/** Preparations for single routes. */
const BEFORE: Record<string, (person: Person) => Promise<{ person?: Person; params?: { id: string }; body?: object }>> = {
  resetPassword: async () => ({ params: { id: (await staff('judge', { passwordHash })).id } }),
  confirmSecondFactor: async (person) => ({ body: { code: codeOf(await secretOf(person)) } }),
  endSecondFactor: async () => {
    const person = await protectedAdmin()
    return { person, body: { password: PASSWORD, code: person.codes[0]! } }
  },
}

const bodyOf = ({ body }: Route) =>
  body && { ...fill(body), ...Object.fromEntries(Object.keys(fieldsOf(body)).flatMap((name) => (name in FIELDS ? [[name, FIELDS[name]]] : []))) }

const paramsOf = async ({ path, params }: Route, person: Person): Promise<Record<string, string>> => {
  const noun = path.split('/')[3]!
  if (!params) return {}
  const [row] = await (ROWS[noun] ?? (() => { throw new Error(`ROWS must say what row ${path} finds`) }))(person)
  return { id: row!.id }
}

const linesOf = (person: Person) => db().$count(audit, eq(audit.accountId, person.id))

it.each(writes)('%s', async (name, route) => {
  const asked = await staff(route.role, { passwordHash })
  const { person = asked, params, body } = (await BEFORE[name]?.(asked)) ?? {}
  const given = { token: person.token, params: params ?? (await paramsOf(route, person)), body: body ?? bodyOf(route) }
  const before = await linesOf(person)
  const answer = await ask(route, given)
  expect(answer.ok, await answer.text()).toBe(true)
  expect(await linesOf(person), 'lines in the trail').toBeGreaterThan(before)
})
