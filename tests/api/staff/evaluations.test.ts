import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { evaluation, evaluationRoutes, judgingRoutes, type Evaluation } from '#contracts/api/evaluations.ts'
import type { Meta } from '#contracts/api/list.ts'
import type { Route } from '#contracts/api/route.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { db } from '#server/db/client.ts'
import { audit, evaluations } from '#server/db/schema.ts'
import { database } from '../../support/api/embedded-database.ts'
import { counted, own, score, sheet, submit, summing } from '../../support/api/judging.ts'
import { failureOf } from '../../support/api/request.ts'
import { ask, staff } from '../../support/api/staff.ts'

const judge = await staff('judge')
const other = await staff('judge')
const admin = await staff('admin')

beforeEach(() => db().delete(evaluations))

const stored = () => db().select().from(evaluations).orderBy(evaluations.revision)
const answerOf = async (response: Response) => ((await response.json()) as { data: Evaluation }).data

describe('a judge submits an evaluation', () => {
  it('is answered with 201 and the evaluation as the specification shapes it, with the judge’s account', async () => {
    const response = await submit(judge.token)
    expect(response.status).toBe(201)
    const answer = await answerOf(response)
    expect(evaluation.safeParse(answer).success).toBe(true)
    expect(answer).toMatchObject({ ...sheet(), comments: null, sumOfAllCategory: 40, revision: 1, judge: { _id: judge.id, email: judge.email } })
  })

  it('brings each score to a whole number from 0 to 10 and sums them itself, whatever sum was sent', async () => {
    const answer = await answerOf(await submit(judge.token, { ...sheet({ scores: [11, -3, 7.6, '9', 'ten'] }), sumOfAllCategory: 5000 }))
    expect(answer.categories.map((category) => category.answer)).toEqual([10, 0, 8, 9, 0])
    expect(answer.sumOfAllCategory).toBe(27)
  })

  it('puts the categories in the sheet’s order', async () => {
    const { categories, ...rest } = sheet({ scores: [1, 2, 3, 4, 5] })
    const answer = await answerOf(await submit(judge.token, { ...rest, categories: categories.toReversed() }))
    expect(answer.categories).toEqual(CATEGORIES.map((question, i) => ({ question, answer: i + 1 })))
  })

  it.each([['', null], [null, null], ['Needs improvement - Not Yet Ready', 'Needs improvement - Not Yet Ready']])('keeps the recommendation %j as %j', async (recommendations, kept) => {
    expect(await answerOf(await submit(judge.token, { ...sheet(), recommendations }))).toMatchObject({ recommendations: kept })
  })

  it('leaves one line in the audit trail, with the sum and nothing that was written', async () => {
    const { _id } = await answerOf(await submit(judge.token))
    const lines = (await db().select().from(audit)).filter(({ subjectId }) => subjectId === _id)
    expect(lines).toMatchObject([{ accountId: judge.id, role: 'judge', action: 'evaluation.submit', subjectType: 'evaluation', details: { sum: 40 } }])
  })

  it.each([
    ['judgeName', { judgeName: ' ' }, 'Judge name is required'],
    ['ventureName', { ventureName: '' }, 'Venture name is required'],
    ['strength', { strength: ' \n' }, 'Strengths are required'],
    ['weakness', { weakness: undefined }, 'Weaknesses are required'],
    ['categories', { categories: sheet().categories.slice(1) }, 'Please score each of the five categories once'],
    ['categories', { categories: [...sheet().categories.slice(1), sheet().categories[1]] }, 'Please score each of the five categories once'],
  ])('is told what is wrong with %s', async (field, change, message) => {
    const response = await submit(judge.token, { ...sheet(), ...change })
    expect(response.status).toBe(422)
    expect((await failureOf(response)).errors).toContainEqual({ field, message })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a field that no sheet has', { judgeId: other.id }],
    ['a recommendation that is not offered', { recommendations: 'Recommend for everything' }],
    ['a category that the sheet lacks', { categories: [...sheet().categories.slice(1), { question: 'Charm', answer: 10 }] }],
    ['a second score beside all five', { categories: [...sheet().categories, sheet().categories[0]] }],
    ['more than 5,000 characters', { comments: 'a'.repeat(5001) }],
    ['categories without end', { categories: Array<number>(30_000).fill(0) }],
  ])('is refused with %s', async (_, change) => {
    expect((await submit(judge.token, { ...sheet(), ...change })).status).toBe(422)
    expect(await stored()).toEqual([])
  })
})

it('a character that the database can’t store is refused, not tripped over', async () => {
  expect((await submit(judge.token, sheet({ strength: 'Paying\0pilots' }))).status).toBe(400)
  expect((await ask(evaluationRoutes.getEvaluations, { token: admin.token, query: { venture: 'a\0' } })).status).toBe(400)
})

describe('a second evaluation of the same venture by the same judge', () => {
  it('is the next revision, however the name is written; the earlier one stays and the latest counts', async () => {
    await score(judge.token, 'Harvest Loop', 30)
    const second = await score(judge.token, '  harvest   LOOP', 41)
    expect(second).toMatchObject({ revision: 2, ventureName: 'harvest   LOOP' })
    expect((await stored()).map(({ revision, sumOfAllCategory }) => [revision, sumOfAllCategory])).toEqual([[1, 30], [2, 41]])
    expect(await own(judge.token)).toMatchObject([{ revision: 2, sumOfAllCategory: 41 }])
    expect(await counted(admin.token)).toMatchObject([{ revision: 2 }])
  })

  it('counts its own revisions: another judge’s start at 1', async () => {
    await score(judge.token, 'Harvest Loop', 30)
    expect(await score(other.token, 'Harvest Loop', 20)).toMatchObject({ revision: 1 })
  })

  it('sent ten times at once is stored as ten consecutive revisions', async () => {
    const sums = Array.from({ length: 10 }, (_, i) => 20 + i)
    const answers = await Promise.all(sums.map((sum) => submit(judge.token, sheet({ scores: summing(sum) }))))
    expect(answers.map(({ status }) => status)).toEqual(sums.map(() => 201))
    expect((await stored()).map(({ revision }) => revision)).toEqual(sums.map((_, i) => i + 1))
    expect((await stored()).map(({ sumOfAllCategory }) => sumOfAllCategory).toSorted()).toEqual(sums)
  })

  it('whose number was just taken by another takes the next try', async () => {
    // The embedded database runs one statement at a time, so a trigger refuses once; it counts by a sequence, which no rollback resets.
    await database.exec(`
      create sequence refusals;
      create function refuse_once() returns trigger language plpgsql as $$
      begin
        if nextval('refusals') = 1 then raise unique_violation using constraint = 'evaluations_revision'; end if;
        return new;
      end $$;
      create trigger refuse_once before insert on evaluations for each row execute function refuse_once();`)
    onTestFinished(async () => { await database.exec('drop trigger refuse_once on evaluations; drop function refuse_once; drop sequence refusals') })
    expect(await score(judge.token, 'Harvest Loop', 30)).toMatchObject({ revision: 1 })
    expect(await stored()).toHaveLength(1)
  })
})

describe('lists', () => {
  beforeEach(async () => {
    await score(judge.token, 'Harvest Loop', 40)
    await score(judge.token, 'Circle Savings', 30, { recommendations: '' })
    await score(other.token, 'Circle Savings', 20, { judgeName: 'Judge Zieliński' })
  })

  it('a judge sees only their own, newest first', async () => {
    expect((await own(judge.token)).map(({ ventureName }) => ventureName)).toEqual(['Circle Savings', 'Harvest Loop'])
    expect(await own(other.token)).toHaveLength(1)
  })

  it('the admin sees everyone’s, whole without parameters and a page with them', async () => {
    const whole = (await (await ask(evaluationRoutes.getEvaluations, { token: admin.token })).json()) as object
    expect(whole).toMatchObject({ data: { length: 3 } })
    expect(whole).not.toHaveProperty('meta')
    const page = await ask(evaluationRoutes.getEvaluations, { token: admin.token, query: { page: 2, pageSize: 2, sort: 'sumOfAllCategory' } })
    expect(await page.json()).toMatchObject({ data: [{ sumOfAllCategory: 40 }], meta: { total: 3, page: 2, pageSize: 2 } })
  })

  it('tell with a page how many count of what was asked for: a judge’s own alone, and no revision twice', async () => {
    await score(judge.token, 'Harvest Loop', 45)
    const total = async (route: Route, token: string, query: object) => ((await (await ask(route, { token, query: { ...query, pageSize: 1 } })).json()) as { meta: Meta }).meta.total
    expect(await total(judgingRoutes.ownEvaluations, judge.token, {})).toBe(2)
    expect(await total(evaluationRoutes.getEvaluations, admin.token, {})).toBe(3)
    expect(await total(evaluationRoutes.getEvaluations, admin.token, { search: 'zielin' })).toBe(1)
  })

  it.each([
    [{ search: 'zielin' }, [20]],
    [{ search: 'sav circ' }, [20, 30]],
    [{ search: 'vings' }, []],
    [{ venture: ' CIRCLE savings ' }, [20, 30]],
    [{ recommendation: 'Recommend For Funding', sort: 'ventureName' }, [20, 40]],
    [{ sort: '-sumOfAllCategory' }, [40, 30, 20]],
    [{ sort: 'judgeName', venture: 'Circle Savings' }, [30, 20]],
  ])('the admin finds by %j the sums %j', async (query, sums) => {
    expect((await counted(admin.token, query)).map(({ sumOfAllCategory }) => sumOfAllCategory)).toEqual(sums)
  })

  it('the admin finds one by its id, as long as it counts', async () => {
    const [first] = await counted(admin.token, { search: 'zielin' })
    expect(await counted(admin.token, { id: first!._id })).toEqual([first])
    const second = await score(other.token, 'Circle Savings', 25)
    expect(await counted(admin.token, { id: first!._id })).toEqual([])
    expect(await counted(admin.token, { id: second._id })).toEqual([second])
  })
})

describe('ventures are suggested', () => {
  const suggested = async (search?: string) => {
    const response = await ask(judgingRoutes.suggestVentures, { token: judge.token, query: { search } })
    return ((await response.json()) as { data: { ventureName: string }[] }).data.map(({ ventureName }) => ventureName)
  }

  it('by the beginnings of their words, without accents or case, and never by a judge’s name', async () => {
    await score(judge.token, 'Café Tallgrass', 30, { judgeName: 'Tatiana' })
    await score(judge.token, 'Harvest Loop', 30, { judgeName: 'Tatiana' })
    expect(await suggested('tall')).toEqual(['Café Tallgrass'])
    expect(await suggested('TALL cafe')).toEqual(['Café Tallgrass'])
    expect(await suggested('grass')).toEqual([])
    expect(await suggested('tat')).toEqual([])
  })

  it('from every judge’s evaluations, each by its most usual spelling', async () => {
    await score(judge.token, 'harvest loop', 30)
    await score(other.token, 'Harvest Loop', 30)
    await score((await staff('judge')).token, 'Harvest Loop', 30)
    expect(await suggested('har')).toEqual(['Harvest Loop'])
  })

  it('at most eight, the most used first, before anything is typed too', async () => {
    for (let i = 1; i <= 9; i += 1) await score(judge.token, `Venture ${i}`, 30)
    await score(other.token, 'Venture 9', 30)
    // Revisions by the same judge don't count as further uses.
    for (const sum of [31, 32]) await score(judge.token, 'Venture 5', sum)
    expect(await suggested()).toEqual(['Venture 9', ...[1, 2, 3, 4, 5, 6, 7].map((i) => `Venture ${i}`)])
  })
})
