/** The dashboard at a glance: counters and three pictures. Spec sections 2 and 6; decisions "Staff". */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { overviewRoutes, type Overview } from '#contracts/api/overview.ts'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { foldName } from '#contracts/field-rules.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { db } from '#server/db/client.ts'
import { clients, evaluations, submissions } from '#server/db/schema.ts'
import { database } from '../../support/api/embedded-database.ts'
import { addClient } from '../../support/api/rows.ts'
import { addAccount, ask, staff } from '../../support/api/staff.ts'
import { CONTACT } from '../../support/api/submissions.ts'

// The clock stands, the embedded database's too, on a Sunday that is Monday already where that database has its day.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-14T20:00:00Z') })
afterAll(() => { vi.useRealTimers() })
await database.exec("set time zone 'Pacific/Auckland'")
const { token } = await staff('admin')
const DAY = 86_400_000
const mondayOf = (moment: Date) => {
  const day = new Date(moment.toISOString().slice(0, 10))
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY)
}
const thisMonday = mondayOf(new Date())
const weeksAgo = (weeks: number, days = 0) => new Date(thisMonday.getTime() - weeks * 7 * DAY + days * DAY)
const isoDay = (moment: Date) => moment.toISOString().slice(0, 10)

const overview = async () => ((await (await ask(overviewRoutes.overview, { token })).json()) as { data: Overview }).data
const send = (createdAt: Date, { formId = 'contact', spam = false } = {}) =>
  db().insert(submissions).values({ formId, data: CONTACT, idempotencyKey: crypto.randomUUID(), bodyHash: 'x', spam, createdAt })
const score = (judgeId: string, ventureName: string, scores: number[], revision = 1) =>
  db().insert(evaluations).values({
    judgeId, judgeName: 'Judge', ventureName, ventureKey: foldName(ventureName), revision, strength: 's', weakness: 'w',
    categories: CATEGORIES.map((question, i) => ({ question, answer: scores[i]! })), sumOfAllCategory: scores.reduce((sum, one) => sum + one, 0),
  })

beforeEach(async () => {
  for (const table of [clients, evaluations, submissions]) await db().delete(table)
})

describe('with nothing to show', () => {
  it('is all noughts: every status, no week, no venture', async () => {
    const { users, ...rest } = await overview()
    expect(users).toEqual(expect.any(Number))
    expect(rest).toEqual({ clients: 0, newSubmissions: 0, clientsByStatus: CLIENT_STATUSES.map((status) => ({ status, count: 0 })), submissionsByWeek: [], venturesByCategory: [], leaders: 0 })
  })
})

describe('counters', () => {
  it('“users” counts interns alone', async () => {
    const before = await overview()
    for (const role of ['intern', 'intern', 'judge', 'admin'] as const) await addAccount(role)
    await addAccount('intern', { active: false })
    expect(await overview()).toMatchObject({ users: before.users + 3 })
  })

  it('count new submissions, and no spam', async () => {
    for (const spam of [false, false, true]) await send(new Date(), { spam })
    await db().insert(submissions).values({ formId: 'contact', data: CONTACT, idempotencyKey: 'done', bodyHash: 'x', state: 'done' })
    expect(await overview()).toMatchObject({ newSubmissions: 2 })
  })
})

describe('clients by status', () => {
  it('counts each of the eight, in the order in which they are offered, and the sum is the counter', async () => {
    for (const status of ['Approved', 'Approved', 'Evidence Mapping'] as const) await addClient({ firstName: 'Ada', lastName: 'Byron', dateOfBirth: '1990-12-10', status })
    const { clientsByStatus, clients: total } = await overview()
    expect(clientsByStatus.map(({ status }) => status)).toEqual([...CLIENT_STATUSES])
    expect(clientsByStatus.filter(({ count }) => count)).toEqual([{ status: 'Evidence Mapping', count: 1 }, { status: 'Approved', count: 2 }])
    expect(total).toBe(3)
  })
})

describe('submissions by week and form', () => {
  it('are those of twelve weeks that begin on a Monday, oldest first, noughts included', async () => {
    await send(weeksAgo(11), { formId: 'loan' })
    await send(weeksAgo(3, 6.99))
    await send(weeksAgo(3), { formId: 'loan' })
    const { submissionsByWeek } = await overview()
    expect([...new Set(submissionsByWeek.map(({ week }) => week))]).toEqual(Array.from({ length: 12 }, (_, i) => isoDay(weeksAgo(11 - i))))
    expect(submissionsByWeek).toHaveLength(24)
    expect(submissionsByWeek.filter(({ count }) => count)).toEqual([
      { week: isoDay(weeksAgo(11)), form: 'loan', count: 1 }, { week: isoDay(weeksAgo(3)), form: 'contact', count: 1 }, { week: isoDay(weeksAgo(3)), form: 'loan', count: 1 },
    ])
  })

  it('end and begin at midnight UTC, and leave out spam and what is older', async () => {
    await send(new Date(weeksAgo(11).getTime() - 1))
    await send(new Date(), { spam: true })
    expect((await overview()).submissionsByWeek).toEqual([])
    await send(new Date(weeksAgo(2).getTime() - 1))
    await send(weeksAgo(2))
    expect((await overview()).submissionsByWeek.filter(({ count }) => count).map(({ week }) => week)).toEqual([isoDay(weeksAgo(3)), isoDay(weeksAgo(2))])
  })
})

describe('ventures by category', () => {
  it('are the means over the judges, the best first; a revision counts instead of what it revises', async () => {
    const [one, two] = [await addAccount('judge'), await addAccount('judge')]
    await score(one.id, 'Harvest Loop', [1, 1, 1, 1, 1])
    await score(one.id, 'Harvest Loop', [8, 6, 4, 2, 0], 2)
    await score(two.id, 'harvest loop', [10, 8, 6, 4, 2])
    await score(one.id, 'Circle Savings', [9, 9, 9, 9, 9])
    expect((await overview()).venturesByCategory).toMatchObject([
      { ventureName: 'Circle Savings', mean: 45, categories: [9, 9, 9, 9, 9] }, { mean: 25, categories: [9, 7, 5, 3, 1] },
    ])
  })

  it('are at most twelve', async () => {
    const judge = await addAccount('judge')
    for (let i = 0; i < 14; i++) await score(judge.id, `Venture ${i}`, [i % 11, 0, 0, 0, 0])
    const { venturesByCategory } = await overview()
    expect(venturesByCategory).toHaveLength(12)
    expect(venturesByCategory[0]).toMatchObject({ ventureName: 'Venture 10', mean: 10 })
  })

  it('that share the lead are counted, also those that are not shown', async () => {
    const judge = await addAccount('judge')
    for (let i = 0; i < 13; i++) await score(judge.id, `Venture ${i}`, [8, 0, 0, 0, 0])
    await score(judge.id, 'Behind', [7, 0, 0, 0, 0])
    expect(await overview()).toMatchObject({ leaders: 13 })
  })
})
