import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf, postForm, submit } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedSubmissions } from '../support/api/rows.ts'
import { CONTACT, INVESTMENT, LOAN, MEMBERSHIP } from '../support/api/submissions.ts'

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

const LONGEST_EMAIL = `ada@${'x'.repeat(61)}.${'x'.repeat(61)}.${'x'.repeat(61)}.${'x'.repeat(60)}.com`

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('a submission is stored and answered with the next address', () => {
  it.each([
    ['JSON', { headers: { 'content-type': 'application/json' }, body: JSON.stringify(CONTACT) }],
    ['a URL-encoded form', { body: new URLSearchParams(CONTACT) }],
    ['a multipart form', { body: form(CONTACT) }],
  ])('from %s, at both addresses', async (_, init) => {
    for (const path of ['/api/forms/contact', '/f/contact']) {
      const answer = await postForm(path, init)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ ok: true, next: '/thanks' })
    }
    const rows = await storedSubmissions()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ formId: 'contact', data: CONTACT, state: 'new', spam: false })
  })

  it('with amounts as numbers', async () => {
    await submit('investment', INVESTMENT)
    expect((await storedSubmissions())[0]!.data).toEqual({ ...INVESTMENT, amount: 500 })
  })

  it('under the specification’s names, whichever of two names was sent', async () => {
    const { Amount, 'Reason for loan': reason, ...rest } = LOAN
    await submit('loan', { ...rest, amount: Amount, reason })
    await submit('loan', LOAN)
    const { fullName, ...others } = MEMBERSHIP
    await submit('membership', { ...others, name: fullName })
    const rows = await storedSubmissions()
    expect(rows.filter((row) => row.formId === 'loan').map((row) => row.data)).toEqual(Array(2).fill({ ...LOAN, Amount: 8000 }))
    expect(rows.find((row) => row.formId === 'membership')!.data).toEqual(MEMBERSHIP)
  })

  it('without the keys that begin with an underscore, nor keys that the form does not have', async () => {
    await submit('contact', { ...CONTACT, _subject: 'x', _cc: 'a@example.com', role: 'admin', __proto__: { a: 1 } })
    expect((await storedSubmissions())[0]!.data).toEqual(CONTACT)
  })

  it('trimmed, and otherwise as it was sent: NUL, emoji, lone surrogates, right-to-left', async () => {
    const message = 'nul \u0000, 👩🏽‍🚀, lone \ud800 and \udfff, שלום, <script>alert(1)</script>'
    expect((await submit('contact', { ...CONTACT, message: `  ${message}\n` })).status).toBe(200)
    expect((await storedSubmissions())[0]!.data['message']).toBe(message)
  })

  it.each([
    ['contact', { ...CONTACT, name: 'x'.repeat(100), email: LONGEST_EMAIL, message: 'x'.repeat(5000) }],
    ['membership', { ...MEMBERSHIP, phone: '1'.repeat(40) }],
    ['investment', { ...INVESTMENT, amount: '100' }],
    ['loan', { ...LOAN, Amount: '5000' }],
  ])('of the form %s with the most, or the least, that it takes', async (formId, body) => {
    expect((await submit(formId, body)).status).toBe(200)
  })

  it('with line breaks as they were typed, though multipart and browsers make two characters of each', async () => {
    const message = 'line\n'.repeat(1000).slice(0, -1)
    const sent = message.replaceAll('\n', '\r\n')
    const bodies: RequestInit[] = [
      { body: form({ ...CONTACT, message }) },
      { body: new URLSearchParams({ ...CONTACT, name: 'Grace', message: sent }), headers: { accept: 'text/html' } },
    ]
    for (const init of bodies) expect((await postForm('/f/contact', init)).status).toBeLessThan(400)
    expect((await storedSubmissions()).map((row) => row.data['message'])).toEqual([message, message])
  })

  it('with the last of a field that was sent twice', async () => {
    const answer = await postForm('/f/contact', { body: new URLSearchParams([...Object.entries(CONTACT), ['name', 'Second']]) })
    expect(answer.status).toBe(200)
    expect((await storedSubmissions())[0]!.data['name']).toBe('Second')
  })
})

describe('a field that is missing or wrong is named, with a code', () => {
  it.each([
    ['REQUIRED_FIELD_MISSING', 'contact', { ...CONTACT, name: undefined }, 'name'],
    ['REQUIRED_FIELD_MISSING', 'contact', { ...CONTACT, name: null }, 'name'],
    ['REQUIRED_FIELD_EMPTY', 'contact', { ...CONTACT, message: '' }, 'message'],
    ['REQUIRED_FIELD_EMPTY', 'contact', { ...CONTACT, query: ' \t' }, 'query'],
    ['REQUIRED_FIELD_EMPTY', 'loan', { ...LOAN, Amount: '' }, 'Amount'],
    ['TYPE_EMAIL', 'contact', { ...CONTACT, email: 'ada@' }, 'email'],
    ['TYPE_NUMERIC', 'investment', { ...INVESTMENT, amount: 'many' }, 'amount'],
    ['TYPE_NUMERIC', 'investment', { ...INVESTMENT, amount: '99' }, 'amount'],
    ['TYPE_NUMERIC', 'investment', { ...INVESTMENT, amount: '150' }, 'amount'],
    ['TYPE_NUMERIC', 'investment', { ...INVESTMENT, amount: '1e999' }, 'amount'],
    ['TYPE_NUMERIC', 'loan', { ...LOAN, Amount: '0x1388' }, 'Amount'],
    ['TYPE_NUMERIC', 'loan', { ...LOAN, Amount: '4000' }, 'Amount'],
    ['TYPE_NUMERIC', 'loan', { ...LOAN, Amount: '5500' }, 'Amount'],
    ['TYPE_TEXT', 'contact', { ...CONTACT, name: 'x'.repeat(101) }, 'name'],
    ['TYPE_TEXT', 'contact', { ...CONTACT, message: 'x'.repeat(5001) }, 'message'],
    ['TYPE_TEXT', 'contact', { ...CONTACT, email: `${LONGEST_EMAIL}m` }, 'email'],
    ['TYPE_TEXT', 'membership', { ...MEMBERSHIP, phone: '1'.repeat(41) }, 'phone'],
    ['TYPE_TEXT', 'investment', { ...INVESTMENT, plan: 'Lottery' }, 'plan'],
    ['TYPE_TEXT', 'investment', { ...INVESTMENT, message: ['Call me'] }, 'message'],
    ['TYPE_TEXT', 'membership', { ...MEMBERSHIP, plan: ['Enterprise'] }, 'plan'],
  ])('%s: %s %j', async (code, formId, body, field) => {
    const answer = await submit(formId, body)
    expect(answer.status).toBe(422)
    const failure = await failureOf(answer)
    expect(failure.error).not.toBe('')
    expect(failure.errors).toEqual([{ message: expect.stringMatching(/\w/) as string, field, code }])
    expect(await storedSubmissions()).toEqual([])
  })

  it('all of them at once, each once', async () => {
    const { errors } = await failureOf(await submit('contact', { email: 'ada@', message: '' }))
    expect(errors.map((error) => error.field)).toEqual(['name', 'email', 'query', 'message'])
  })
})

describe('a request that is no submission', () => {
  const codeOf = async (answer: Response) => [answer.status, (await failureOf(answer)).errors[0]!.code]

  it('is EMPTY when every field is blank or unknown', async () => {
    expect(await codeOf(await submit('contact', {}))).toEqual([400, 'EMPTY'])
    expect(await codeOf(await submit('contact', { name: ' ', _gotcha: '', other: 'x' }))).toEqual([400, 'EMPTY'])
  })

  it('is FORM_NOT_FOUND for a form that there isn’t', async () => {
    for (const id of ['constructor', 'career-astronaut', '%00']) expect(await codeOf(await submit(id, CONTACT))).toEqual([404, 'FORM_NOT_FOUND'])
  })

  it('is PROJECT_NOT_FOUND in a project: there are none', async () => {
    expect(await codeOf(await postForm('/p/project/f/contact', { body: form(CONTACT) }))).toEqual([404, 'PROJECT_NOT_FOUND'])
  })

  it('is NO_FILE_UPLOADS with a file, though not with a file field left empty', async () => {
    const withFile = form(CONTACT)
    withFile.append('resume', new File(['%PDF-1.7'], 'cv.pdf'))
    expect(await codeOf(await postForm('/f/contact', { body: withFile }))).toEqual([400, 'NO_FILE_UPLOADS'])
    const withEmpty = form(CONTACT)
    withEmpty.append('resume', new File([], ''))
    expect((await postForm('/f/contact', { body: withEmpty })).status).toBe(200)
  })

  it('is FILES_TOO_BIG over 5 MB, declared or streamed', async () => {
    const megabyte = new Uint8Array(1024 * 1024).fill(120)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const whole = new Uint8Array(6 * megabyte.length).fill(120)
    expect(await codeOf(await postForm('/f/contact', { headers: { ...headers, 'content-length': String(whole.length) }, body: whole }))).toEqual([413, 'FILES_TOO_BIG'])
    const streamed = new ReadableStream({ start: (to) => { for (let i = 0; i < 6; i++) to.enqueue(megabyte); to.close() } })
    expect(await codeOf(await postForm('/f/contact', { headers, body: streamed, duplex: 'half' } as RequestInit))).toEqual([413, 'FILES_TOO_BIG'])
  })

  it('is refused in any other encoding, or broken', async () => {
    for (const type of ['text/plain', 'text/plain; a=application/json', 'text/plain; a=multipart/form-data', 'application/jsonp', 'application/x-www-form-urlencoded-not'])
      expect((await postForm('/f/contact', { headers: { 'content-type': type }, body: 'name=Ada' })).status, type).toBe(415)
    expect((await submit('contact', '{"name":')).status).toBe(400)
    expect((await postForm('/f/contact', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'not multipart' })).status).toBe(400)
  })

  it('is not a GET: the answer says what it is', async () => {
    const answers = [await postForm('/f/contact', { method: 'GET' }), await postForm('/api/forms/contact/ticket', {}), await postForm('/f/contact/x', {})]
    expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([[405, 'POST'], [405, 'GET'], [404, null]])
  })
})
