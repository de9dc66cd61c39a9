/** Thousands of hostile strings come back as they went in, and no broken body is ever a 500 (trust "Figures": bad inputs). */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSeen, LENGTHS } from '#contracts/field-rules.ts'
import { formById } from '#contracts/forms/registry.ts'
import { formsApi } from '#server/forms/routes.ts'
import { postForm, send, submit } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedSubmissions } from '../support/api/rows.ts'
import { SEED } from '../support/api/seed.ts'
import { CONTACT } from '../support/api/submissions.ts'

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})
afterEach(() => vi.restoreAllMocks())

const NASTY = [
  '\u0000', 'a\u0000b', '\u0000'.repeat(500), '\ud800', '\udfff\ud800', '\u202eabc\u202c', 'שלום', 'مرحبا', '👩🏽‍🚀', '👨‍👩‍👧‍👦'.repeat(200), 'e\u0301', '\ufeffbom', '\u200b', 'a\u2028b\u2029c',
  "'; drop table submissions; --", "' or 1=1 --", '$1', '$$', '${7*7}', '{{7*7}}', '%00', '%s%n', '\\u0000', '\\', '"', '{"a":1}', 'null', 'undefined', 'NaN', '-0', '1e999', '[object Object]',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</textarea><svg onload=alert(1)>', '&lt;', '<!--', ']]>',
  '=cmd|" /C calc"!A0', '+1', '-1', '@SUM(1)', 'tab\tin', 'cr\rin', 'lf\nin', 'crlf\r\nin', '../../etc/passwd', 'file:///etc/passwd', 'javascript:alert(1)', '__proto__', 'constructor', 'toString',
  'a\u200b\u2060', 'x'.repeat(LENGTHS.text), '界'.repeat(LENGTHS.text), '\\'.repeat(LENGTHS.text), '"'.repeat(LENGTHS.text),
]
const units = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 60 })
const hostile = fc.oneof(fc.constantFrom(...NASTY), units, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }))
// Without invisible texts, which a required field refuses (`schema.test.ts`).
const line = hostile.map((text) => text.trim().slice(0, LENGTHS.name)).filter((text) => text.trim() === text && isSeen(text))
const text = hostile.map((value) => value.trim()).filter(isSeen)

const sampled = <T>(values: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(values, { numRuns, seed: SEED })

let count = 0
/** A new address after every twenty requests, so that no limit ends the test. */
const address = () => `198.51.${Math.floor((count += 1) / 20)}.1`
const post = (form: string, init: RequestInit) => send(formsApi, `/f/${form}`, { method: 'POST', ...init }, address())

/** The number of connections in the pool: a request that waits too long for one is told that the database can't be reached. */
const AT_ONCE = 10

/** Does `work` for each, `AT_ONCE` at a time. */
const each = async <T>(values: T[], work: (value: T, index: number) => Promise<unknown>) => {
  for (let i = 0; i < values.length; i += AT_ONCE) await Promise.all(values.slice(i, i + AT_ONCE).map((value, j) => work(value, i + j)))
}

describe('what goes in comes out', () => {
  const sent = fc.record({ name: line, query: line, message: text })

  it('1,200 submissions of 3,600 strings, through the endpoint and the database', { timeout: 240_000 }, async () => {
    const values = sampled(sent, 1200).map((value, i) => (i < NASTY.length ? { ...value, message: isSeen(NASTY[i]!) ? NASTY[i]!.trim() : `${NASTY[i]}x` } : value))
    await each(values, async (value, i) => {
      const answer = await submit('contact', { ...value, email: 'ada@example.com' }, { address: address(), headers: { 'idempotency-key': String(i) } })
      expect([answer.status, value]).toEqual([200, value])
    })
    const stored = new Map((await storedSubmissions()).map((row) => [Number(row.idempotencyKey), row.data]))
    values.forEach((value, i) => expect(stored.get(i)).toEqual({ ...value, email: 'ada@example.com' }))
  })

  it('also as a form, in both encodings: what multipart does to line ends is undone', { timeout: 60_000 }, async () => {
    const values = sampled(text, 300).map((value) => value.toWellFormed().replace(/\r\n?/g, '\n').trim()).filter(isSeen)
    const multipart = (message: string) => { const data = new FormData(); for (const [name, value] of Object.entries({ ...CONTACT, message })) data.append(name, value); return data }
    await each(values, (message, i) => post('contact', { headers: { 'idempotency-key': String(i) }, body: i % 2 ? new URLSearchParams({ ...CONTACT, message }) : multipart(message) }))
    const stored = new Map((await storedSubmissions()).map((row) => [Number(row.idempotencyKey), row.data['message']]))
    values.forEach((message, i) => expect(stored.get(i)).toBe(message))
  })
})

describe('names that objects have already', () => {
  const own = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '_gotcha.__proto__', '__defineGetter__']

  it('are fields like any other unknown one, in every encoding', async () => {
    const evil = JSON.stringify(CONTACT).replace('{', `{${own.map((name) => `${JSON.stringify(name)}:{"closed":"x","spam":true,"name":"Mallory"},`).join('')}`)
    const multipart = new FormData()
    for (const [name, value] of [...Object.entries(CONTACT), ...own.map((name) => [name, 'Mallory'] as const)]) multipart.append(name, value)
    const encoded = new URLSearchParams([...Object.entries(CONTACT), ...own.map((name) => [name, 'Mallory'])])
    for (const answer of [await submit('contact', evil), await postForm('/f/contact', { body: multipart }), await postForm('/f/contact', { body: encoded })]) expect(answer.status).toBe(200)
    const rows = await storedSubmissions()
    expect(rows.map((row) => [row.data, row.spam])).toEqual(Array(3).fill([CONTACT, false]))
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(formById('contact')!.closed).toBeUndefined()
  })

  it.each(own)('do not stand in for a required field: %s', async (name) => {
    expect((await submit('contact', `{${JSON.stringify(name)}:${JSON.stringify(CONTACT)}}`)).status).toBe(400)
  })
})

describe('a broken body', () => {
  const boundary = '----x'
  const multipart = [
    ...Object.entries(CONTACT).map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--${boundary}--\r\n`,
  ].join('')
  const bodies: [string, string][] = [
    ['application/json', JSON.stringify(CONTACT)],
    ['application/x-www-form-urlencoded', new URLSearchParams(CONTACT).toString()],
    [`multipart/form-data; boundary=${boundary}`, multipart],
  ]
  type Cut = { kind: 'cut' | 'flip' | 'insert' | 'double' | 'drop'; at: number; length: number; byte: number }
  const cuts = fc.array(
    fc.record<Cut>({ kind: fc.constantFrom('cut', 'flip', 'insert', 'double', 'drop'), at: fc.nat(10_000), length: fc.integer({ min: 1, max: 40 }), byte: fc.nat(255) }),
    { minLength: 1, maxLength: 4 },
  )
  const mutate = (body: Buffer, { kind, at: far, length, byte }: Cut): Buffer => {
    const at = far % (body.length + 1)
    const [before, here, after] = [body.subarray(0, at), body.subarray(at, at + length), body.subarray(at + length)]
    if (kind === 'cut') return before
    if (kind === 'drop') return Buffer.concat([before, after])
    if (kind === 'double') return Buffer.concat([before, here, here, after])
    if (kind === 'insert') return Buffer.concat([before, Buffer.alloc(length, byte), here, after])
    return Buffer.concat([before, here.map((value) => value ^ byte), after])
  }

  it('of JSON in another encoding than UTF-8 is refused: a name would be stored without its letters', async () => {
    const body = new Uint8Array(Buffer.from(JSON.stringify({ ...CONTACT, name: 'Zoë' }), 'latin1'))
    expect((await post('contact', { headers: { 'content-type': 'application/json; charset=iso-8859-1' }, body })).status).toBe(400)
    expect(await storedSubmissions()).toEqual([])
  })

  it.each(bodies)('of %s is never a 500: 400 mutations', { timeout: 120_000 }, async (type, body) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const statuses = new Set<number>()
    await each(sampled(cuts, 400), async (changes) => {
      const broken = changes.reduce(mutate, Buffer.from(body))
      const answer = await post(changes.length % 2 ? 'contact' : 'career-business-development-specialist', { headers: { 'content-type': type }, body: new Uint8Array(broken) })
      if (answer.status >= 500) throw new Error(`${answer.status} for ${broken.toString('base64')}`)
      expect(await answer.json()).toBeTypeOf('object')
      statuses.add(answer.status)
    })
    expect([...statuses]).toEqual(expect.arrayContaining([400, 422]))
  })

  it.each([
    ['multipart/form-data', ''], ['multipart/form-data; boundary=', 'x'], ['multipart/form-data; boundary="\u00ff"', 'x'], [`multipart/form-data; boundary=${'b'.repeat(5000)}`, 'x'],
    ['application/json', ''], ['application/json', 'null'], ['application/json', '[]'], ['application/json', '"x"'], ['application/json', '['.repeat(100_000)], ['application/json; charset=utf-16', '{}'],
    ['application/x-www-form-urlencoded', '%'], ['application/x-www-form-urlencoded', '%ff%00=%c0%80'], ['application/x-www-form-urlencoded', '&'.repeat(100_000)], ['', 'x'], ['text/html', 'x'],
  ])('%s %j is a refusal in words', async (type, body) => {
    const answer = await postForm('/f/contact', { headers: type ? { 'content-type': type } : {}, body: new TextEncoder().encode(body) })
    expect([400, 415]).toContain(answer.status)
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\w/) as string })
  })
})
