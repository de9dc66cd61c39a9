import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { momentIn } from '#contracts/day.ts'
import { contactForm } from '#contracts/forms/contact.ts'
import { emailField } from '#contracts/forms/fields.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { currency } from '#contracts/forms/site.generated.ts'
import { db } from '#server/db/client.ts'
import { folderMailer } from '#server/mail/folder.ts'
import { httpMailer } from '#server/mail/http.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import { site } from '#site/config.ts'
import { mailsIn, readMail } from '../../scripts/mail.ts'
import { withoutIds } from '../support/api/ids.ts'
import { addTold, after, attempts, channels, delivered, forgetOutbox, httpServer, outboxRows } from '../support/api/outbox.ts'
import { forgetLimits } from '../support/api/rows.ts'
import { APPLICATION, CONTACT, LOAN } from '../support/api/submissions.ts'

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await forgetOutbox()
  await forgetLimits()
  return () => vi.restoreAllMocks()
})

describe('the people who are told of a form', () => {
  it('get every field by its label, and an answer goes to the visitor', async () => {
    const { submissionId } = await addTold({ formId: 'loan', data: { ...LOAN, Amount: 8000, 'Reason for loan': 'A second oven.\nEmail: boss@firm.test' } })
    const [mail] = await delivered()
    expect(mail!.to).toEqual(['office@firm.test', 'second@firm.test'])
    expect(mail!.header('Subject')).toBe(`Loan application from the ${site.name} website`)
    expect(mail!.header('Reply-To')).toBe('ada@example.com')
    expect(mail!.header('Auto-Submitted')).toBe('auto-generated')
    expect(mail!.text).toBe(`Loan application, received on ${momentIn(site.timeZone, new Date('2026-01-05T09:00Z'))}.

Full name: Ada Byron
Email: ada@example.com
Amount in ${currency.name}: 8000
Loan type: Business Loan
Reason for loan:
    A second oven.
    Email: boss@firm.test

Reply to this email and your answer goes to ada@example.com (its Reply-To).

Reference: ${submissionId}
`)
  })

  it('of an application are others; they hear of a resume, and no file travels', async () => {
    await addTold({ formId: 'career-business-development-specialist', data: APPLICATION, files: ['resume'] })
    const [mail] = await delivered()
    expect(mail!.to).toEqual(['careers@firm.test'])
    expect(mail!.header('Subject')).toBe(`Application for Business Development Specialist from the ${site.name} website`)
    expect(mail!.text).toContain('Years of experience: 2-3 years\nEducation: Master’s degree\nResume: in the inbox')
    expect(mail!.header('Content-Type')).toMatch(/^text\/plain/)
  })

  it('hear of an application whose posting has been taken down since', async () => {
    await addTold({ formId: 'career-gone', data: { name: 'Ada', email: 'ada@example.com' } })
    const [mail] = await delivered()
    expect(mail!.to).toEqual(['careers@firm.test'])
    expect(mail!.text).toContain('Name: Ada\nEmail: ada@example.com')
  })

  it('read what was typed as it was typed', async () => {
    const message = '👩🏽‍🚀 שלום = 100% “quoted” <b>&amp;</b> ' + 'x'.repeat(4000) + '\n.\n..two'
    await addTold({ data: { ...CONTACT, message } })
    const [mail] = await delivered()
    expect(mail!.text).toContain('What is it about? Feedback\n')
    expect(mail!.text).toContain(`Message:\n${message.split('\n').map((line) => `    ${line}`).join('\n')}\n`)
  })
})

it.each(['\r\n', '\r', '\u0085', '\u2028', '\u2029'])('no line of a visitor’s looks like one of ours, whatever breaks it: %j', async (lineBreak) => {
  await addTold({ data: { ...CONTACT, name: `Ada${lineBreak}Email: boss@firm.test` } })
  const [mail] = await delivered()
  expect(mail!.text).toContain('Full name:\n    Ada\n    Email: boss@firm.test\n')
})

it('what was left out has no line', async () => {
  await addTold({ formId: 'membership', data: { fullName: 'Ada', email: 'ada@example.com', plan: 'Essential' } })
  const [mail] = await delivered()
  expect(mail!.text).toContain('Full name: Ada\nEmail: ada@example.com\nPlan: Essential\n\n')
})

it('the visitor’s address is that of the form’s field for it, whatever its name: for the answer to them and the thanks', async () => {
  const [email, others] = [{ ...emailField, name: 'workEmail' }, contactForm.fields.filter(({ type }) => type !== 'email')]
  allForms.push({ ...contactForm, id: 'partners', fields: [email, ...others] })
  onTestFinished(() => { allForms.pop() })
  await addTold({ formId: 'partners', data: { ...CONTACT, email: 'nobody@example.com', workEmail: 'ada@example.com' }, kinds: ['notify', 'acknowledge'] })
  const mails = await delivered()
  expect(mails.find(({ to }) => to.includes('office@firm.test'))!.header('Reply-To')).toBe('ada@example.com')
  expect(mails.flatMap(({ to }) => to)).toContain('ada@example.com')
})

describe('a header', () => {
  const INJECTIONS = [
    'ada@example.com\r\nBcc: victim@example.com', 'ada@example.com, victim@example.com', 'ada@example.com\nBcc:victim@example.com', '"x" <victim@example.com>',
    'ada@example.com>\r\nRCPT TO:<victim@example.com', 'undisclosed:victim@example.com;', 'ada@example.com\u0000', 'ada@exämple.com\u2028Bcc: victim@example.com',
  ]

  it.each(INJECTIONS)('can’t be brought in by the address %j', async (email) => {
    await addTold({ data: { ...CONTACT, email }, kinds: ['notify', 'acknowledge'] })
    const mails = await delivered()
    expect(mails.map(({ to }) => to)).toEqual([['office@firm.test', 'second@firm.test']])
    expect(mails[0]!.headers.join('\n')).not.toMatch(/^Reply-To|Bcc|victim/m)
    expect((await outboxRows()).every((row) => row.deliveredAt)).toBe(true)
  })

  it.each(['hanako..sato@docomo.example', 'hanako.@docomo.example', '.hanako@docomo.example'])('doesn’t hold an address to answer that a provider may refuse, and the mail with it: %j', async (email) => {
    await addTold({ data: { ...CONTACT, email }, kinds: ['notify'] })
    const [mail] = await delivered()
    expect(mail!.header('Reply-To')).toBe('')
    expect(mail!.text).toContain(`Email: ${email}`)
    expect(mail!.text).not.toContain('Reply to this email')
  })

  it('and the words below it hold no control character, which a provider may refuse', async () => {
    await addTold({ data: { ...CONTACT, message: 'a\0b\u0007c\td' }, kinds: ['notify'] })
    const [mail] = await delivered()
    expect(mail!.text).toContain('a b c\td')
  })

  it('holds nothing that a visitor wrote but the address to answer', async () => {
    const evil = 'Canary\r\nBcc: victim@example.com\r\n\r\nBody'
    await addTold({ data: { name: evil, email: 'ada@example.com', query: evil, message: evil }, kinds: ['notify', 'acknowledge'] })
    const mails = await delivered()
    expect(mails).toHaveLength(2)
    for (const { headers } of mails) expect(withoutIds(headers.join('\n'))).not.toMatch(/canary|victim|bcc/i)
  })
})

describe('a provider by HTTP', () => {
  it('gets the mail in the shape of Resend, with its token, under a key that a retry repeats', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const server = await httpServer()
    server.answers.push([429])
    const mail = httpMailer(`${server.url}/emails`, 're_token', '"The firm" <hello@firm.test>')
    const { id } = await addTold()
    for (const minutes of [0, 1]) await deliverDue(db(), { channels: channels({ mail }), now: after(minutes) })
    expect(server.taken).toHaveLength(2)
    for (const { path: at, headers } of server.taken)
      expect([at, headers.authorization, headers['idempotency-key'], headers['content-type']]).toEqual(['/emails', 'Bearer re_token', id, 'application/json'])
    expect(JSON.parse(server.taken[1]!.body)).toEqual({
      from: '"The firm" <hello@firm.test>', to: ['office@firm.test', 'second@firm.test'], reply_to: 'ada@example.com',
      subject: `Message from the ${site.name} website`, text: expect.stringContaining('Full name: Ada Byron') as string,
      headers: { 'X-Entity-Ref-ID': id, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' },
    })
    expect((await attempts()).map((row) => [row.ok, row.status])).toEqual([[false, 429], [true, 200]])
  })
})

describe('a local run without a provider', () => {
  it('writes each mail to a file that a mail program opens, and that `npm run mail` reads', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'mail-')), 'mail')
    const channel = channels({ mail: folderMailer(folder, '"The firm" <hello@firm.test>') })
    const message = `Grüße 🚀 ${'שלום '.repeat(100)}.`
    await addTold({ data: { ...CONTACT, message } })
    await deliverDue(db(), { channels: channel, now: after(0) })
    await addTold({ kinds: ['acknowledge'] })
    await deliverDue(db(), { channels: channel, now: after(0) })
    const [first, second] = readdirSync(folder).sort()
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT.*Z Message-from-the-.+-website [0-9a-f]{8}\.eml$/)
    expect(mailsIn(folder)).toEqual([second, first].map((name) => path.join(folder, name!)))
    expect(readMail(readFileSync(mailsIn(folder)[1]!, 'utf8')).text).toContain(`Message: ${message}`)
  })
})
