/** A sheet that is sent again under the id that its sender chose, as a browser does by itself where its line breaks before the answer. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import { db } from '#server/db/client.ts'
import { audit, evaluations } from '#server/db/schema.ts'
import { declare, sheet, submit } from '../../support/api/judging.ts'
import { failureOf } from '../../support/api/request.ts'
import { staff } from '../../support/api/staff.ts'

const judge = await staff('judge')
const other = await staff('judge')
const SENT_OTHERWISE = 'An evaluation was submitted under this id before, with other values'

beforeEach(() => db().delete(evaluations))

const again = async (id: string) => ((await (await submit(judge.token, { ...sheet(), id })).json()) as { data: Evaluation }).data

it('is the one evaluation, with one line in the trail, however often and at once it is sent', async () => {
  const id = randomUUID()
  for (const answer of [...await Promise.all([again(id), again(id), again(id)]), await again(id)]) expect(answer).toMatchObject({ _id: id, revision: 1 })
  expect([await db().$count(evaluations), await db().$count(audit, eq(audit.subjectId, id))]).toEqual([1, 1])
})

it('is refused with other values, or by another judge, instead of being dropped without a word', async () => {
  const id = randomUUID()
  await again(id)
  const others = [{ judgeName: 'Judge B' }, { ventureName: 'Tern' }, sheet({ scores: [8, 8, 8, 8, 9] }), { strength: 'None.' }, { weakness: 'None.' }, { recommendations: '' as const }, { comments: 'Well.' }]
  for (const change of others) {
    const response = await submit(judge.token, { ...sheet(), ...change, id })
    expect([change, response.status, await failureOf(response)]).toEqual([change, 409, { error: SENT_OTHERWISE, errors: [{ message: SENT_OTHERWISE }] }])
  }
  expect((await submit(other.token, { ...sheet(), id })).status).toBe(409)
  expect(await db().$count(evaluations)).toBe(1)
})

it('is answered also where an interest in the venture has been declared since', async () => {
  const id = randomUUID()
  const ventureName = `Late ${id}`
  await submit(judge.token, sheet({ id, ventureName }))
  await declare(judge.token, ventureName)
  expect((await submit(judge.token, sheet({ id, ventureName }))).status).toBe(201)
})
