import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#server/db/client.ts'
import { submissions } from '#server/db/schema.ts'
import { limits } from '#server/settings.ts'
import { failureOf, submit } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedOutbox, storedSubmissions } from '../support/api/rows.ts'
import { CONTACT, LOAN } from '../support/api/submissions.ts'

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
  })

  it.each([[200, 200], [201, 400], [4000, 400]])('of %i characters is answered with %i', async (length, status) => {
    expect((await submit('contact', CONTACT, { headers: { 'idempotency-key': 'k'.repeat(length) } })).status).toBe(status)
  })
})

it('two visitors without a key, or with a blank one, make two rows', async () => {
  await submit('contact', CONTACT)
  await submit('contact', { ...CONTACT, _submission: '' })
  await submit('contact', { ...CONTACT, name: 'Grace', _submission: '' })
  expect(await storedSubmissions()).toHaveLength(3)
})

describe('a filling that comes again, because its answer was lost', () => {
  const { max } = limits.submissionsPerFormAndAddress
  const { max: repeats } = limits.repeatsPerFormAndAddress
  const PAGE = { accept: 'text/html' }
  // The clock stands, because the key of a native post depends on the ten-minute window in which it arrives.
  beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }) })
  afterEach(() => { vi.useRealTimers() })

  const fillings = async (times: number, message: string, more: Record<string, string> = headers) => {
    const statuses = []
    for (let i = 0; i < times; i++) statuses.push((await submit('contact', { ...CONTACT, message }, { headers: more })).status)
    return statuses
  }
  /** How many more new submissions the limit allows; uses it up. */
  const left = async () => {
    const statuses = await Promise.all(Array.from({ length: max }, (_, i) => submit('contact', { ...CONTACT, message: `New ${i}` })))
    return statuses.filter(({ status }) => status === 200).length
  }

  it.each([['with a key', headers, 200], ['posted by the browser itself, without one', PAGE, 303]])('%s, is thanked each time and takes no further place', async (_, sent, thanks) => {
    expect(await fillings(1 + max, 'Hello.', sent)).toEqual(Array(1 + max).fill(thanks))
    expect(await storedSubmissions()).toHaveLength(1)
    expect(await left()).toBe(max - 1)
  })

  it('is one row where the browser has posted it and its page’s script sends it then, ten minutes later too', async () => {
    expect((await submit('contact', CONTACT, { headers: PAGE })).status).toBe(303)
    for (const minutes of [0, 10]) {
      vi.setSystemTime(Date.now() + minutes * 60_000)
      expect((await submit('contact', CONTACT, { headers: { 'idempotency-key': `later-${minutes}` } })).status).toBe(200)
    }
    expect(await storedSubmissions()).toHaveLength(1)
    expect((await submit('contact', { ...CONTACT, message: 'Something else.' }, { headers })).status).toBe(200)
    expect(await storedSubmissions()).toHaveLength(2)
  })

  it.each([
    ['the page’s script', { headers }, {}],
    ['the form that came back', { headers: PAGE }, { _submission: 'c0' }],
  ])('is one row, told once, where %s has sent it with a key and the browser itself posts it then, from another network and in a form that came back too', async (_, sent, key) => {
    await submit('contact', { ...CONTACT, ...key }, sent)
    for (const address of ['203.0.113.7', '198.51.100.1'])
      for (const again of [{}, { _submission: address }]) expect((await submit('contact', { ...CONTACT, ...again }, { headers: PAGE, address })).status).toBe(303)
    expect([(await storedSubmissions()).length, (await storedOutbox()).map(({ kind }) => kind).sort()]).toEqual([1, ['acknowledge', 'notify']])
    expect((await submit('contact', { ...CONTACT, message: 'Something else.' }, { headers: PAGE })).status).toBe(303)
    expect(await storedSubmissions()).toHaveLength(2)
  })

  it('is one row where the browser posts it after the page’s script for nearly ten minutes; what it posts later is meant to be sent once more', async () => {
    const later = async (seconds: number) => {
      await db().update(submissions).set({ createdAt: sql`now() - ${seconds} * interval '1 second'` })
      await submit('contact', CONTACT, { headers: PAGE })
      return (await storedSubmissions()).length
    }
    await submit('contact', CONTACT, { headers })
    expect([await later(590), await later(610)]).toEqual([1, 2])
  })

  it('is two rows where a script sends the same words under another key: once acknowledged, they are meant to be sent once more', async () => {
    for (const key of ['one', 'two']) await submit('contact', CONTACT, { headers: { 'idempotency-key': key } })
    expect(await storedSubmissions()).toHaveLength(2)
    await submit('contact', CONTACT, { headers: PAGE })
    expect(await storedSubmissions()).toHaveLength(2)
  })

  it('takes places like any other once it has come too often, and then waits', async () => {
    expect([max, repeats]).toEqual([30, 60])
    expect(await fillings(repeats + max, 'Hello.')).toEqual(Array(repeats + max).fill(200))
    expect([await left(), await fillings(1, 'Hello.')]).toEqual([0, [429]])
    expect(await storedSubmissions()).toHaveLength(1)
  })

  it('takes a place where it was suspect and is no longer: it is told only now, and no network tells more than it may send', async () => {
    await fillings(1, 'Hello.', { ...headers, 'form-ticket': 'none of ours' })
    expect([await storedOutbox(), await fillings(3, 'Hello.')]).toEqual([[], [200, 200, 200]])
    expect(await left()).toBe(max - 2)
  })

  it('takes a place with other words: nothing of it was stored before', async () => {
    await fillings(1, 'Hello.')
    expect(await fillings(5, 'Something else.')).toEqual(Array(5).fill(422))
    expect(await left()).toBe(max - 6)
  })

  it('waits where all places are taken by others of its address, and is thanked later', async () => {
    await fillings(1, 'Hello.')
    await left()
    expect(await fillings(1, 'Hello.')).toEqual([429])
    await forgetLimits()
    expect(await fillings(1, 'Hello.')).toEqual([200])
    expect((await storedSubmissions()).filter(({ data }) => data['message'] === 'Hello.')).toHaveLength(1)
  })
})
