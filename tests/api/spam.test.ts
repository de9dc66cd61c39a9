/** Spam is kept, out of sight, and answered like anything else: trust row 9. */
import type { Context } from '@netlify/functions'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import formsFunction from '../../netlify/functions/forms.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { note } from '#server/audit/audited.ts'
import { db } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { isSuspectTicket, issueTicket } from '#server/forms/ticket.ts'
import { smtpServer } from '../support/api/outbox.ts'
import { postForm, submit } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedOutbox, storedSubmissions } from '../support/api/rows.ts'
import { CONTACT } from '../support/api/submissions.ts'

// The clock stands, so that a ticket has exactly the age that it is given.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => { vi.useRealTimers() })
beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

const SECOND = 1000
const aged = (ms: number, form = 'contact') => issueTicket(form, Date.now() - ms)
const session = (data: unknown) => ({ 'formspree-session-data': Buffer.from(JSON.stringify(data)).toString('base64') })

const expectKept = async (answer: Response, spam: boolean) => {
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, next: '/thanks' }])
  expect((await storedSubmissions()).map((row) => row.spam)).toEqual([spam])
  expect((await storedOutbox()).map((row) => row.kind).sort()).toEqual(spam ? [] : ['acknowledge', 'notify'])
}

describe('suspect, and therefore quarantined, is', () => {
  it.each([
    ['a form filled in in less than three seconds', () => aged(3 * SECOND - 1)],
    ['a form opened in the future', () => aged(-SECOND)],
    ['a ticket of another form', () => aged(60 * SECOND, 'loan')],
    ['a ticket with another time', () => aged(0).replace(/^\d+/, '1')],
    ['a ticket without a signature', () => `${Date.now() - 60 * SECOND}`],
    ['a ticket of nonsense', () => '\u0000{}'],
  ])('%s', async (_, ticket) => {
    await expectKept(await submit('contact', { ...CONTACT, _ticket: ticket() }), true)
  })

  it('the same in a header', async () => expectKept(await submit('contact', CONTACT, { headers: { 'form-ticket': aged(0) } }), true))
  it('a browser that says it is driven', async () => expectKept(await submit('contact', CONTACT, { headers: session({ loadedAt: 1, webdriver: true }) }), true))
  it('a filled honeypot', async () => expectKept(await submit('contact', { ...CONTACT, _gotcha: 'x' }), true))
})

describe('nobody is suspect', () => {
  it('without a ticket: without JavaScript there is none', async () => expectKept(await submit('contact', CONTACT), false))
  it('with a blank one', async () => expectKept(await submit('contact', { ...CONTACT, _ticket: '' }), false))
  it('with blanks in the honeypot', async () => expectKept(await submit('contact', { ...CONTACT, _gotcha: ' ' }), false))
  it.each([3 * SECOND, 86_400 * SECOND])('%i ms after opening the form', async (ms) => {
    await expectKept(await submit('contact', CONTACT, { headers: { 'form-ticket': aged(ms) } }), false)
  })
  it.each([{ loadedAt: 1, webdriver: false }, null, 'text', [true]])('for the session %j', async (data) => {
    await expectKept(await submit('contact', CONTACT, { headers: session(data) }), false)
  })
  it('for a session that can’t be read', async () => expectKept(await submit('contact', CONTACT, { headers: { 'formspree-session-data': '%%%' } }), false))
})

describe('what was suspect, and comes again because its answer was lost', () => {
  const key = { 'idempotency-key': 'lost' }
  const again = (more: Record<string, string> = {}, body: Record<string, string> = CONTACT) => submit('contact', body, { headers: { ...key, ...more } })
  /** For each stored submission whether it is spam, and the kinds of notices in the outbox. */
  const state = async () => [(await storedSubmissions()).map(({ spam }) => spam), (await storedOutbox()).map(({ kind }) => kind).sort()]
  const ticket = () => ({ 'form-ticket': aged(0) })
  beforeEach(async () => {
    await again(ticket())
    expect(await state()).toEqual([[true], []])
  })

  it('leaves the quarantine once its ticket is old enough, and is told once, however often it comes', async () => {
    const old = ticket()
    vi.advanceTimersByTime(60 * SECOND)
    const answers = await Promise.all(Array.from({ length: 5 }, () => again(old)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await again(ticket())
    expect(await state()).toEqual([[false], ['acknowledge', 'notify']])
  })

  it('leaves it where the browser posts it itself', async () => {
    await submit('contact', CONTACT, { headers: { accept: 'text/html' } })
    expect(await state()).toEqual([[false], ['acknowledge', 'notify']])
  })

  it('leaves it where staff has only noted something on it', async () => {
    const { id } = (await storedSubmissions())[0]!
    await note(db(), null, { action: 'submission.note', subjectType: 'submission', subjectId: id })
    await again()
    expect(await state()).toEqual([[false], ['acknowledge', 'notify']])
  })

  it('stays there while anything speaks against it, or with other words, of which the first sender may know nothing', async () => {
    await again(ticket())
    await again(session({ webdriver: true }))
    expect((await again({}, { ...CONTACT, message: 'Other.' })).status).toBe(422)
    expect(await state()).toEqual([[true], []])
  })

  it('sends its mails behind the answer', async () => {
    const mails = await smtpServer()
    Object.assign(env(), { SMTP_URL: mails.url })
    const behind: Promise<unknown>[] = []
    const request = new Request('https://site.test/api/forms/contact', { method: 'POST', headers: { 'content-type': 'application/json', ...key }, body: JSON.stringify(CONTACT) })
    await formsFunction(request, { ip: '203.0.113.7', waitUntil: (work) => void behind.push(work) } as Context)
    await Promise.all(behind)
    expect([mails.taken.length, (await storedOutbox()).map(({ deliveredAt }) => deliveredAt !== null)]).toEqual([2, [true, true]])
  })
})

describe('a ticket', () => {
  const ask = (form: string) => postForm(`/api/forms/${form}/ticket`, { method: 'GET' })

  it.each(allForms.map(({ id }) => id))('is given out for the form %s, never cached, and taken back from it alone', async (id) => {
    const answer = await ask(id)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { ticket } = (await answer.json()) as { ticket: string }
    vi.advanceTimersByTime(60 * SECOND)
    expect(allForms.filter((form) => !isSuspectTicket(form.id, ticket)).map((form) => form.id)).toEqual([id])
  })

  it('that has just been given out is suspect, and a minute later no more', async () => {
    const { ticket } = (await (await ask('contact')).json()) as { ticket: string }
    await expectKept(await submit('contact', { ...CONTACT, _ticket: ticket }), true)
    await forgetSubmissions()
    vi.advanceTimersByTime(60 * SECOND)
    await expectKept(await submit('contact', { ...CONTACT, _ticket: ticket }), false)
  })

  it('is not given out for a form that there isn’t', async () => expect((await ask('nothing')).status).toBe(404))
})

it('what is to be told is written once, with the submission', async () => {
  const headers = { 'idempotency-key': 'k1' }
  await Promise.all(Array.from({ length: 5 }, () => submit('contact', CONTACT, { headers })))
  await submit('contact', { ...CONTACT, message: 'other' }, { headers })
  const [row] = await storedSubmissions()
  expect((await storedOutbox()).map(({ kind, submissionId }) => [kind, submissionId]).sort()).toEqual([['acknowledge', row!.id], ['notify', row!.id]])
})
