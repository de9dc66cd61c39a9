/** The thanks that a visitor gets by mail: only in our own words, and not too often (docs/mail-and-webhooks.md). */
import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '#server/db/client.ts'
import { contactForm } from '#contracts/forms/contact.ts'
import { httpMailer } from '#server/mail/http.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import { limits } from '#server/settings.ts'
import { site } from '#site/config.ts'
import { addTold, after, attempts, channels, deliverAt, delivered, forgetOutbox, httpServer, outboxRows, smtpServer } from '../support/api/outbox.ts'
import { forgetLimits } from '../support/api/rows.ts'
import { APPLICATION, CONTACT } from '../support/api/submissions.ts'

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
  await forgetOutbox()
  await forgetLimits()
  return () => vi.restoreAllMocks()
})

it('thanks the visitor in our words, says what happens next, and holds none of theirs', async () => {
  await addTold({ data: { ...CONTACT, name: 'Canary Pills', query: 'canary.example', message: 'Buy at canary.example' }, kinds: ['acknowledge'] })
  const [mail] = await delivered()
  expect(mail!.to).toEqual(['ada@example.com'])
  expect(mail!.header('Subject')).toBe(`${site.name} has received your message`)
  expect(mail!.header('Reply-To')).toBe(site.email)
  expect(mail!.header('Auto-Submitted')).toBe('auto-replied')
  expect(mail!.text).toBe(`Hello,

Thank you for your message. It has reached us, and nothing more is needed from you now.

${contactForm.promise}

If you have something to add, simply reply to this email. If you did not write to us, somebody has mistyped an address: please ignore this email.

${site.name}
${site.phone}
${site.origin}
`)
  expect(mail!.text + mail!.headers.join()).not.toMatch(/canary/i)
})

it('goes to nobody where what was given is no address, and the log says so', async () => {
  await addTold({ data: { ...CONTACT, email: 'ada at example.com' }, kinds: ['acknowledge'] })
  expect(await delivered()).toEqual([])
  expect(await attempts()).toMatchObject([{ ok: true, error: 'NoAddress' }])
})

it('of an application is answered to those who read applications', async () => {
  await addTold({ formId: 'career-loan-officer', data: APPLICATION, kinds: ['acknowledge'] })
  expect((await delivered())[0]!.header('Reply-To')).toBe(site.careersEmail)
})

it('for a posting that has been taken down since promises nothing', async () => {
  await addTold({ formId: 'career-gone', data: APPLICATION, kinds: ['acknowledge'] })
  const [mail] = await delivered()
  expect(mail!.header('Reply-To')).toBe(site.careersEmail)
  expect(mail!.text).toContain('nothing more is needed from you now.\n\nIf you have something to add')
})

it('goes to one mailbox three times a day, however it is written; a fourth is settled and logged, not sent', async () => {
  for (const email of ['ada@example.com', 'ADA@example.com', 'ada+1@example.com', 'ada+2@example.com', 'other@example.com'])
    await addTold({ data: { ...CONTACT, email }, kinds: ['acknowledge'] })
  const mails = await delivered()
  expect(mails).toHaveLength(4)
  expect(mails.filter(({ to }) => to[0] === 'other@example.com')).toHaveLength(1)
  expect((await outboxRows()).every((row) => row.deliveredAt)).toBe(true)
  expect((await attempts()).filter((row) => row.error === 'Throttled')).toMatchObject([{ ok: true }])
  expect(limits.acknowledgementsPerAddress.windowMs).toBe(24 * 3_600_000)
})

it('is held back for dots in its name as well, and for the other name of the largest house', async () => {
  for (const email of ['ada.byron@gmail.com', 'a.dabyron@gmail.com', 'adabyron@googlemail.com', 'a.d.a.byron+4@googlemail.com']) await addTold({ data: { ...CONTACT, email }, kinds: ['acknowledge'] })
  expect(await delivered()).toHaveLength(3)
})

it('that is tried again is counted once', async () => {
  const server = await smtpServer()
  server.answers.push(451, 451, 451, 451)
  await addTold({ kinds: ['acknowledge'] })
  for (const minutes of [0, 1, 6, 36, 156]) await deliverAt(minutes, server)
  expect(server.taken).toHaveLength(1)
})

it('that waits for a provider which is asked too fast is counted once', async () => {
  const server = await httpServer()
  server.answers.push(...Array<[number]>(4).fill([429]))
  await addTold({ kinds: ['acknowledge'] })
  for (const minutes of [0, 1, 2, 3, 4]) await deliverDue(db(), { channels: channels({ mail: httpMailer(server.url, 'token', 'hello@firm.test') }), now: after(minutes) })
  expect((await attempts()).map(({ status }) => status)).toEqual([429, 429, 429, 429, 200])
})
