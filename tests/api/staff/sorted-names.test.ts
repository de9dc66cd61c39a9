/** Lists and files sorted by name (docs/decisions/lists-at-scale.md): in the order that people expect, not by code points. */
import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import type { Role } from '#contracts/roles.ts'
import { foldName } from '#contracts/field-rules.ts'
import { db } from '#server/db/client.ts'
import { clients, evaluations, submissions } from '#server/db/schema.ts'
import { foundBy } from '#server/submissions/sender.ts'
import { ask, staff } from '../../support/api/staff.ts'
import { CONTACT } from '../../support/api/submissions.ts'

const SORTED = ['Álvarez', 'ámos Ádám', 'Bela Berg', 'de Boer', 'Dean', 'ÉMILE', 'Ems', 'Łukasz', 'Lund', 'O’Connor', 'Odegaard', 'Ødegaard', 'Ortiz', 'Zoe Zimmer']
const FALLING = SORTED.toReversed()
/** For the inbox, which is sorted by its search column, a name's words. */
const OF_SENDERS = ['ámos Ádám', 'Bela Berg', 'Zoe Zimmer']
const tokens = {} as Record<Role, string>

const idOf = (index: number) => `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`
/** Rows out of order. Their ids follow `SORTED`, because equal names are sorted by id. */
const rowsOf = <Row extends object>(of: (place: number) => Row) => SORTED.map((_, place) => ({ ...of(place), id: idOf(place) })).sort((a, b) => (Number(a.id.slice(-2)) % 5) - (Number(b.id.slice(-2)) % 5))

beforeAll(async () => {
  const [admin, intern, judge] = await Promise.all([staff('admin'), staff('intern'), staff('judge')])
  Object.assign(tokens, { admin: admin.token, intern: intern.token, judge: judge.token })
  await db().insert(clients).values(rowsOf((place) => ({ firstName: SORTED[place]!, lastName: SORTED[place]!, age: 30, status: 'Pending' as const, ownerId: intern.id })))
  await db().insert(evaluations).values(rowsOf((place) => {
    const name = SORTED[place]!
    return { judgeId: judge.id, judgeName: name, ventureName: name, ventureKey: foldName(name), categories: [], sumOfAllCategory: 30, strength: 's', weakness: 'w' }
  }))
  for (const name of OF_SENDERS.toReversed()) {
    const data = { ...CONTACT, name }
    await db().insert(submissions).values({ formId: 'contact', data, idempotencyKey: name, bodyHash: 'x', search: foundBy('contact', data) })
  }
})

const answered = async (name: string, sort: string) => {
  const route = allRoutes[name]!
  const answer = await ask(route, { token: tokens[route.role as Role], query: { sort, pageSize: 'file' in route.answer ? undefined : 100 } })
  expect(answer.status).toBe(200)
  return answer
}

describe.each([
  ['getClients', 'lastName', SORTED], ['getClients', 'firstName', SORTED], ['ownClients', 'lastName', SORTED], ['ownClients', 'firstName', SORTED],
  ['getEvaluations', 'judgeName', SORTED], ['getEvaluations', 'ventureName', SORTED], ['ownEvaluations', 'ventureName', SORTED], ['getSubmissions', 'name', OF_SENDERS],
] as const)('the list %s by %s', (route, column, expected) => {
  const names = async (sort: string) => ((await (await answered(route, sort)).json()) as { data: Record<string, string>[] }).data.map((row) => row[column])

  it('rises as people read', async () => { expect(await names(column)).toEqual(expected) })
  it('and falls as it rises', async () => { expect(await names(`-${column}`)).toEqual(expected.toReversed()) })
})

it.each([
  ['exportClients', 'lastName', 'Last name'], ['exportClients', 'firstName', 'First name'], ['exportOwnClients', 'lastName', 'Last name'],
  ['exportEvaluations', 'judgeName', 'Judge'], ['exportEvaluations', 'ventureName', 'Venture'],
])('the file %s by %s holds them in the order of the list', async (route, sort, header) => {
  const [head, ...lines] = (await (await answered(route, `-${sort}`)).text()).replace('\ufeff', '').trimEnd().split('\r\n').map((line) => line.split(','))
  expect(lines.map((cells) => cells[head!.indexOf(header)])).toEqual(FALLING)
})

it('a client whose name changes changes places', async () => {
  const [first, last] = [idOf(0), idOf(SORTED.length - 1)]
  await db().update(clients).set({ lastName: 'żuk' }).where(inArray(clients.id, [first]))
  const { data } = (await (await answered('getClients', '-lastName')).json()) as { data: { _id: string }[] }
  expect(data.slice(0, 2).map(({ _id }) => _id)).toEqual([first, last])
})
