import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf, submit } from '../support/request.ts'
import { forgetLimits, forgetSubmissions, storedSubmissions } from '../support/rows.ts'
import { CONTACT, LOAN } from '../support/submissions.ts'

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})
const headers = { 'idempotency-key': 'a9b4c0de-1' }

describe('a submission with a key', () => {
  it('sent again is stored once and answered the same', async () => {
    const first = await submit('contact', CONTACT, { headers })
    const second = await submit('contact', CONTACT, { headers })
    expect(second.status).toBe(first.status)
    expect(await second.json()).toEqual(await first.json())
    expect(await storedSubmissions()).toHaveLength(1)
  })

  it('sent 20 times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit('contact', CONTACT, { headers })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    expect(await storedSubmissions()).toHaveLength(1)
  })

  it('sent with another body is refused, and the first body stays', async () => {
    await submit('contact', CONTACT, { headers })
    const answer = await submit('contact', { ...CONTACT, message: 'Something else.' }, { headers })
    expect(answer.status).toBe(422)
    expect((await failureOf(answer)).error).not.toBe('')
    expect((await storedSubmissions()).map((row) => row.data)).toEqual([CONTACT])
  })

  it('may bring it in the field _submission, as a form without JavaScript does', async () => {
    await submit('contact', { ...CONTACT, _submission: 'b1' })
    await submit('contact', { ...CONTACT, _submission: 'b1' })
    expect((await storedSubmissions()).map((row) => row.idempotencyKey)).toEqual(['b1'])
  })

  it('does not meet the same key of another form', async () => {
    await submit('contact', CONTACT, { headers })
    expect((await submit('loan', LOAN, { headers })).status).toBe(200)
    expect(await storedSubmissions()).toHaveLength(2)
  })

  it('that no column can hold is refused in words', async () => {
    expect((await submit('contact', { ...CONTACT, _submission: 'nul \u0000' })).status).toBe(400)
    expect((await submit('contact', CONTACT, { headers: { 'idempotency-key': 'k'.repeat(4000) } })).status).toBe(400)
  })
})

it('two visitors without a key, or with a blank one, make two rows', async () => {
  await submit('contact', CONTACT)
  await submit('contact', { ...CONTACT, _submission: '' })
  await submit('contact', { ...CONTACT, name: 'Grace', _submission: '' })
  expect(await storedSubmissions()).toHaveLength(3)
})
