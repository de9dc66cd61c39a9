/** Refusals by a receiver that works: of a mail too soon after another one, or of a recipient. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { db } from '#server/db/client.ts'
import { httpMailer } from '#server/mail/http.ts'
import type { Channels } from '#server/outbox/channels.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import type { Kind } from '#server/outbox/repository.ts'
import { addTold, after, attempts, channels, deliverAt, forgetOutbox, httpServer, logged, outboxRows, smtpServer } from '../support/api/outbox.ts'
import { CONTACT } from '../support/api/submissions.ts'

beforeEach(async () => {
  await forgetOutbox()
  return () => vi.restoreAllMocks()
})

describe('a provider that says "too fast" (429)', () => {
  /** An HTTP mail provider; `deliver` delivers through it. */
  const provider = async () => {
    const server = await httpServer()
    const mail = httpMailer(server.url, 'token', 'hello@firm.test')
    return { ...server, deliver: (minutes: number, ways: Partial<Channels> = {}) => deliverDue(db(), { channels: channels({ mail, ...ways }), now: after(minutes) }) }
  }
  beforeEach(() => { logged() })

  it('is given no further batch by this run, and loses no mail, however often it says so', async () => {
    const { deliver, answers, taken } = await provider()
    for (let i = 0; i < 6; i++) await addTold()
    for (let minute = 0; minute < 10; minute++) {
      answers.splice(0, 5, ...Array<[number]>(5).fill([429]))
      await deliver(minute)
      expect(taken.splice(0)).toHaveLength(5)
    }
    expect(await outboxRows()).toMatchObject(Array(6).fill({ attempts: 1, deliveredAt: null, abandonedAt: null }))
    answers.splice(0)
    await deliver(10)
    expect(await outboxRows()).toMatchObject(Array(6).fill({ deliveredAt: after(10) }))
  })

  it('is given the rest by the same run where it asks for a moment only', async () => {
    const { url, answers, taken } = await provider()
    for (let i = 0; i < 6; i++) await addTold()
    answers.push(...Array<[number, Record<string, string>]>(5).fill([429, { 'retry-after': '1' }]))
    await deliverDue(db(), { channels: channels({ mail: httpMailer(url, 'token', 'hello@firm.test') }) })
    expect((await outboxRows()).filter(({ deliveredAt }) => deliveredAt)).toHaveLength(6)
    expect(taken).toHaveLength(5 + 6)
  })

  it('takes nothing from the attempts of a provider that is down', async () => {
    const { deliver, answers } = await provider()
    await addTold()
    answers.push([500], [500], [429], [500])
    for (const minutes of [0, 1, 6]) await deliver(minutes)
    expect(await outboxRows()).toMatchObject([{ attempts: 2, nextAttemptAt: after(7) }])
    await deliver(7)
    expect(await outboxRows()).toMatchObject([{ attempts: 3, nextAttemptAt: after(37) }])
  })

  const NOW = new Date('2026-01-05T09:00:00Z')
  it.each<[asked: string, minutes: number]>([
    ['90', 1.5], ['Mon, 05 Jan 2026 09:02:00 GMT', 2], ['Mon, 05 Jan 2026 08:00:00 GMT', 1 / 60], ['3000000', 24 * 60], ['soon', 1],
  ])('is asked again when it asks to be, within a day (Retry-After: %s)', async (asked, minutes) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    onTestFinished(() => { vi.useRealTimers() })
    const { deliver, answers } = await provider()
    await addTold()
    answers.push([429, { 'retry-after': asked }])
    await deliver(0)
    expect(await outboxRows()).toMatchObject([{ nextAttemptAt: after(minutes) }])
  })

  it('holds up no webhook', async () => {
    const { deliver, answers } = await provider()
    for (let i = 0; i < 6; i++) await addTold({ kinds: ['notify', 'webhook'] })
    answers.push(...Array<[number]>(5).fill([429]))
    await deliver(0, { webhook: () => Promise.resolve({ status: 200 }) })
    expect((await outboxRows()).filter(({ deliveredAt }) => deliveredAt).map(({ kind }) => kind)).toEqual(Array(6).fill('webhook'))
  })
})

describe('a mail of which one reader is refused', () => {
  it('comes again where that is for now, for the others once more too', async () => {
    const server = await smtpServer()
    server.refused.set('second@firm.test', 450)
    await addTold()
    await deliverAt(0, server)
    expect(await outboxRows()).toMatchObject([{ deliveredAt: null }])
    expect(await attempts()).toMatchObject([{ ok: false, status: 450 }])
    server.refused.clear()
    await deliverAt(1, server)
    expect(server.taken.map(({ to }) => to)).toEqual([['office@firm.test'], ['office@firm.test', 'second@firm.test']])
  })

  it('is delivered where that is for good, and the log says so', async () => {
    const lines = logged()
    const server = await smtpServer()
    server.refused.set('second@firm.test', 550)
    await addTold()
    await deliverAt(0, server)
    expect(await outboxRows()).toMatchObject([{ deliveredAt: after(0) }])
    expect(lines).toMatchObject([{ event: 'delivery', ok: true, status: 550, error: 'RecipientRefused' }])
  })
})

describe('a mail whose only reader is refused for good', () => {
  const refusedBy = async (kind: Kind) => {
    const server = await smtpServer()
    for (const reader of ['office@firm.test', 'second@firm.test', CONTACT.email]) server.refused.set(reader, 550)
    await addTold({ kinds: [kind] })
    await deliverAt(0, server)
    return outboxRows()
  }

  it('is settled where it thanks a visitor, who has mistyped their address, and the log says so', async () => {
    const lines = logged()
    expect(await refusedBy('acknowledge')).toMatchObject([{ deliveredAt: after(0) }])
    expect(lines).toMatchObject([{ event: 'delivery', ok: true, status: 550, error: 'RecipientRefused' }])
  })

  it('is settled by an HTTP provider that finds the address invalid as well', async () => {
    logged()
    const server = await httpServer()
    server.answers.push([422])
    await addTold({ kinds: ['acknowledge'] })
    await deliverDue(db(), { channels: channels({ mail: httpMailer(server.url, 'token', 'hello@firm.test') }), now: after(0) })
    expect(await outboxRows()).toMatchObject([{ deliveredAt: after(0) }])
    expect(await attempts()).toMatchObject([{ ok: true, status: 422, error: 'RecipientRefused' }])
  })

  it('has failed where it tells the firm', async () => {
    logged()
    expect(await refusedBy('notify')).toMatchObject([{ deliveredAt: null }])
    expect(await attempts()).toMatchObject([{ ok: false, status: 550 }])
  })

  it('has failed where the server refuses the visitor for now, or the mail and not its reader', async () => {
    logged()
    const server = await smtpServer()
    server.refused.set(CONTACT.email, 450)
    await addTold({ kinds: ['acknowledge'] })
    await deliverAt(0, server)
    server.refused.clear()
    server.answers.push(550)
    await deliverAt(1, server)
    expect(await outboxRows()).toMatchObject([{ deliveredAt: null }])
    expect(await attempts()).toMatchObject([{ ok: false, status: 450 }, { ok: false, status: 550 }])
  })
})
