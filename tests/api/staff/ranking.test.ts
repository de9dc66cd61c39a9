import { beforeEach, describe, expect, it } from 'vitest'
import { CATEGORIES, totalOf } from '#contracts/judging.ts'
import { foldName } from '#contracts/field-rules.ts'
import { db } from '#server/db/client.ts'
import { accounts, evaluations } from '#server/db/schema.ts'
import { rank } from '#server/evaluations/ranking/rank.ts'
import { ranking, score, summing } from '../../support/api/judging.ts'
import { leastMs } from '../../support/api/least.ts'
import { staff } from '../../support/api/staff.ts'

const admin = await staff('admin')
const [one, two, three] = await Promise.all([staff('judge'), staff('judge'), staff('judge')])

beforeEach(() => db().delete(evaluations))

const byName = async () => new Map((await ranking(admin.token)).map((venture) => [venture.ventureName, venture]))

describe('the ranking', () => {
  it('orders ventures by the mean of their judges’ latest sums', async () => {
    await score(one.token, 'Harvest Loop', 50)
    await score(one.token, 'Harvest Loop', 30)
    await score(two.token, 'Harvest Loop', 41)
    await score(one.token, 'Circle Savings', 36)
    expect((await ranking(admin.token)).map(({ rank, ventureName, mean, evaluations: count }) => [rank, ventureName, mean, count])).toEqual([
      [1, 'Circle Savings', 36, 1], [2, 'Harvest Loop', 35.5, 2],
    ])
  })

  it('gives equal means one rank, and the next the place after them', async () => {
    for (const [name, sum] of [['A', 30], ['B', 40], ['C', 30], ['D', 20]] as const) await score(one.token, name, sum)
    expect((await ranking(admin.token)).map(({ rank, ventureName }) => [rank, ventureName])).toEqual([[1, 'B'], [2, 'A'], [2, 'C'], [4, 'D']])
  })

  it('has one order, whichever the database reads the scores in', () => {
    const scores = [['Ann', 'A', 20], ['Bea', 'A', 40], ['Cleo', 'A', 30], ['Dan', 'A', 30], ['Ann', 'B', 30]] as const
    for (const read of [scores, scores.toReversed()]) {
      const ventures = rank(read.map(([judge, venture, sum]) => ({ judgeId: judge, judgeName: judge, ventureKey: venture, ventureName: venture, sum, categories: [] })), [])
      expect(ventures.map(({ ventureName, judges }) => [ventureName, judges.map(({ judgeName }) => judgeName)])).toEqual([['A', ['Bea', 'Cleo', 'Dan', 'Ann']], ['B', ['Ann']]])
    }
  })

  it('says the mean of each category in the sheet’s order', async () => {
    await score(one.token, 'Harvest Loop', 0, { scores: [1, 2, 3, 4, 10] })
    await score(two.token, 'Harvest Loop', 0, { scores: [2, 2, 3, 4, 9] })
    expect((await byName()).get('Harvest Loop')!.categories).toEqual(CATEGORIES.map((question, i) => ({ question, mean: [1.5, 2, 3, 4, 9.5][i] })))
  })

  it('matches spellings and shows the most usual one', async () => {
    await score(one.token, 'HARVEST loop', 30)
    await score(two.token, 'Harvest Loop', 30)
    await score(three.token, 'Harvest Loop', 30)
    expect(await ranking(admin.token)).toMatchObject([{ ventureName: 'Harvest Loop', evaluations: 3 }])
  })

  it('is empty before anything is scored', async () => expect(await ranking(admin.token)).toEqual([]))
})

describe('normalised scores', () => {
  it('say by how many of a judge’s own standard deviations a sum lies above that judge’s mean', async () => {
    // Mean 30, population deviation √(200/3).
    for (const [name, sum] of [['A', 20], ['B', 30], ['C', 40]] as const) await score(one.token, name, sum)
    const found = await byName()
    expect(found.get('C')!.judges[0]!.normalised).toBeCloseTo(10 / Math.sqrt(200 / 3), 10)
    expect(found.get('B')!.judges[0]!.normalised).toBe(0)
    expect(found.get('A')!.normalised).toBeCloseTo(-10 / Math.sqrt(200 / 3), 10)
  })

  it('wait until a judge has scored three ventures, and revisions are no further ventures', async () => {
    await score(one.token, 'A', 20)
    await score(one.token, 'B', 30)
    await score(one.token, 'B', 31)
    expect((await ranking(admin.token)).map(({ normalised, judges }) => [normalised, judges[0]!.normalised])).toEqual([[null, null], [null, null]])
  })

  it('are 0 for a judge who gives every venture the same', async () => {
    for (const name of ['A', 'B', 'C']) await score(one.token, name, 25)
    expect((await ranking(admin.token)).map(({ normalised }) => normalised)).toEqual([0, 0, 0])
  })

  it('of a venture are the mean over those judges who have one', async () => {
    for (const [name, sum] of [['A', 20], ['B', 30], ['C', 40]] as const) await score(one.token, name, sum)
    await score(two.token, 'C', 10)
    const { normalised, judges, mean } = (await byName()).get('C')!
    expect(mean).toBe(25)
    expect(normalised).toBeCloseTo(10 / Math.sqrt(200 / 3), 10)
    expect(judges.map(({ sum, normalised: own }) => [sum, own === null])).toEqual([[40, false], [10, true]])
  })

  it('tell a stern judge’s best from a mild judge’s usual', async () => {
    for (const [name, sum] of [['A', 10], ['B', 10], ['Stern favorite', 25]] as const) await score(one.token, name, sum)
    for (const [name, sum] of [['C', 48], ['D', 44], ['Mild usual', 46]] as const) await score(two.token, name, sum)
    const found = await byName()
    expect(found.get('Mild usual')!.rank).toBeLessThan(found.get('Stern favorite')!.rank)
    expect(found.get('Stern favorite')!.normalised).toBeGreaterThan(found.get('Mild usual')!.normalised!)
  })
})

describe('5,000 evaluations', () => {
  it('are ranked in under a second', async () => {
    const judges = await db().insert(accounts).values(Array.from({ length: 25 }, (_, i) => ({ role: 'judge' as const, email: `many-${i}@test.example` }))).returning({ id: accounts.id })
    const rows = judges.flatMap(({ id: judgeId }, j) =>
      Array.from({ length: 200 }, (_, v) => {
        const categories = CATEGORIES.map((question, c) => ({ question, answer: summing((v * 7 + j * 3) % 51)[c]! }))
        const ventureName = `Venture ${v}`
        return { judgeId, judgeName: `Judge ${j}`, ventureName, ventureKey: foldName(ventureName), categories, sumOfAllCategory: totalOf(categories.map(({ answer }) => answer)), strength: 's', weakness: 'w' }
      }))
    for (let from = 0; from < rows.length; from += 500) await db().insert(evaluations).values(rows.slice(from, from + 500))
    const ventures = await ranking(admin.token)
    const ms = await leastMs(() => ranking(admin.token))
    expect(ventures).toHaveLength(200)
    expect(ventures.every((venture) => venture.evaluations === 25)).toBe(true)
    console.log(`ranking of 5,000: ${Math.round(ms)} ms`)
    expect(ms).toBeLessThan(1000)
  })
})
