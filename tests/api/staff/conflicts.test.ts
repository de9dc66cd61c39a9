import { beforeEach, describe, expect, it } from 'vitest'
import { CONFLICT_DECLARED, judgingRoutes } from '#contracts/api/evaluations.ts'
import { peopleRoutes, type Judge } from '#contracts/api/people.ts'
import { db } from '#server/db/client.ts'
import { audit, conflicts, evaluations } from '#server/db/schema.ts'
import { apart, counted, declare, interests, own, ranking, score, sheet, submit } from '../../support/api/judging.ts'
import { failureOf } from '../../support/api/request.ts'
import { ask, staff } from '../../support/api/staff.ts'

const judge = await staff('judge')
const other = await staff('judge')
const admin = await staff('admin')

beforeEach(async () => {
  await db().delete(evaluations)
  await db().delete(conflicts)
})

describe('an interest declared in a venture', () => {
  it('is answered with 201, listed to its judge alone, and in the audit trail without its reason', async () => {
    const response = await declare(judge.token, 'Harvest Loop')
    expect(response.status).toBe(201)
    const { data } = (await response.json()) as { data: { _id: string } }
    expect(data).toMatchObject({ ventureName: 'Harvest Loop', reason: 'My sister founded it.' })
    expect(await interests(judge.token)).toEqual([data])
    expect(await interests(other.token)).toEqual([])
    const lines = (await db().select().from(audit)).filter(({ subjectId }) => subjectId === data._id)
    expect(lines).toMatchObject([{ accountId: judge.id, action: 'conflict.declare', subjectType: 'conflict', details: {} }])
  })

  it('refuses a score of that venture by that judge, however its name is written', async () => {
    await declare(judge.token, 'Harvest Loop')
    const response = await submit(judge.token, sheet({ ventureName: ' HARVEST  loop' }))
    expect(response.status).toBe(409)
    expect((await failureOf(response)).errors).toMatchObject([{ code: CONFLICT_DECLARED }])
    expect(await db().$count(evaluations)).toBe(0)
  })

  it('leaves other judges and other ventures alone', async () => {
    await declare(judge.token, 'Harvest Loop')
    expect((await submit(other.token)).status).toBe(201)
    expect((await submit(judge.token, sheet({ ventureName: 'Circle Savings' }))).status).toBe(201)
  })

  it('declared again stays one, with the wording and the time of the last time', async () => {
    await declare(judge.token, 'Harvest Loop')
    await declare(judge.token, 'Circle Savings')
    expect((await declare(judge.token, 'harvest loop', 'I hold shares in it.')).status).toBe(201)
    expect(await interests(judge.token)).toMatchObject([{ reason: 'I hold shares in it.' }, { ventureName: 'Circle Savings' }])
  })

  it('after a score takes that score out of every list and the ranking; the row stays', async () => {
    await score(judge.token, 'Harvest Loop', 50)
    await score(other.token, 'Harvest Loop', 20)
    await declare(judge.token, 'Harvest Loop')
    expect(await own(judge.token)).toEqual([])
    expect(await counted(admin.token)).toMatchObject([{ sumOfAllCategory: 20 }])
    const { data: judges } = (await (await ask(peopleRoutes.getJudges, { token: admin.token })).json()) as { data: Judge[] }
    expect(judges).toMatchObject([{ email: other.email, evaluations: 1 }, { email: judge.email, evaluations: 0 }])
    expect(await ranking(admin.token)).toMatchObject([
      { mean: 20, evaluations: 1, conflicts: 1, interests: [{ email: judge.email, reason: 'My sister founded it.' }] },
    ])
    expect(await db().$count(evaluations)).toBe(2)
  })

  it('is read by the admin of a venture that nobody else has scored too, which is in no ranking', async () => {
    await score(judge.token, 'Harvest Loop', 50)
    await score(other.token, 'Circle Savings', 30)
    for (const venture of ['harvest loop', 'Circle Savings']) await declare(judge.token, venture)
    expect((await ranking(admin.token)).map(({ ventureName }) => ventureName)).toEqual(['Circle Savings'])
    expect(await apart(admin.token)).toEqual([{ ventureName: 'harvest loop', email: judge.email, reason: 'My sister founded it.' }])
  })

  it('stands in the ranking at a venture that another has scored: how many judges, and who, by their addresses', async () => {
    const interested = [judge, other].sort((one, two) => one.email.localeCompare(two.email))
    await score((await staff('judge')).token, 'Harvest Loop', 30)
    for (const { token } of interested.toReversed()) await declare(token, 'harvest loop')
    expect(await ranking(admin.token)).toMatchObject([{ ventureName: 'Harvest Loop', conflicts: 2, interests: interested.map(({ email }) => ({ email, reason: 'My sister founded it.' })) }])
  })

  it('makes its venture known to the suggestions', async () => {
    await declare(judge.token, 'Bluestem Diagnostics')
    const response = await ask(judgingRoutes.suggestVentures, { token: other.token, query: { search: 'blue' } })
    expect(await response.json()).toEqual({ data: [{ ventureName: 'Bluestem Diagnostics' }] })
  })

  it.each([
    [{ ventureName: ' ', reason: 'Shares.' }, { field: 'ventureName', message: 'Venture name is required' }],
    [{ ventureName: 'Harvest Loop', reason: ' ' }, { field: 'reason', message: 'Please say what the interest is' }],
  ])('is refused as %j', async (body, problem) => {
    const response = await ask(judgingRoutes.declareConflict, { token: judge.token, body })
    expect(response.status).toBe(422)
    expect((await failureOf(response)).errors).toEqual([problem])
  })
})
