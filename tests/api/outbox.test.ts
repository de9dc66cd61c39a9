import type { Context } from '@netlify/functions'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { db } from '#server/db/client.ts'
import { outbox, submissions } from '#server/db/schema.ts'
import { stateOf } from '#server/health/state.ts'
import { createApi } from '#server/http/app.ts'
import { forbidden } from '#server/http/problems.ts'
import { serve } from '#server/http/serve.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { deliverDue, tellStuck } from '#server/outbox/deliver.ts'
import { record, waiting } from '#server/outbox/repository.ts'
import { deliverSoon } from '#server/outbox/soon.ts'
import { database } from '../support/api/embedded-database.ts'
import { addTold, after, attempts, channels, deliverAt, forgetOutbox, logged, outboxRows, smtpServer } from '../support/api/outbox.ts'
import { forgetLimits } from '../support/api/rows.ts'

beforeEach(async () => {
  await forgetOutbox()
  await forgetLimits()
  return () => vi.restoreAllMocks()
})

const HOUR = 60

describe('what is due', () => {
  it('is delivered once, and the attempt is logged', async () => {
    const server = await smtpServer()
    await addTold()
    await deliverAt(0, server)
    await deliverAt(2 * 24 * HOUR, server)
    expect(server.taken).toHaveLength(1)
    expect(await outboxRows()).toMatchObject([{ attempts: 1, deliveredAt: after(0), abandonedAt: null }])
    expect(await attempts()).toMatchObject([{ ok: true, status: null, error: null }])
  })

  it('is nothing before its time', async () => {
    const server = await smtpServer()
    await addTold()
    await deliverAt(-1, server)
    expect(server.taken).toEqual([])
  })

  it('leaves for as long as a function has time, what has waited longest first; the rest waits for the next run', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    // An index would find them in this order without being asked for it.
    await database.exec('set enable_seqscan = on; set enable_indexscan = off; set enable_bitmapscan = off')
    onTestFinished(async () => {
      vi.useRealTimers()
      await database.exec('reset enable_seqscan; reset enable_indexscan; reset enable_bitmapscan')
    })
    for (let i = 0; i < 6; i++) await addTold()
    const { id: oldest } = await addTold()
    await db().update(outbox).set({ nextAttemptAt: after(-1) }).where(eq(outbox.id, oldest))
    const sent: string[] = []
    const slow: Mailer = ({ id }) => {
      vi.advanceTimersByTime(4000)
      sent.push(id)
      return Promise.resolve({})
    }
    await deliverDue(db(), { channels: channels({ mail: slow }), now: after(0) })
    expect(sent).toHaveLength(5)
    expect(sent).toContain(oldest)
    await deliverDue(db(), { channels: channels({ mail: slow }), now: after(0) })
    expect(new Set(sent).size).toBe(7)
  })

  it('comes back by itself when its deliverer died, and a reader can tell the double by its Message-ID', async () => {
    const server = await smtpServer()
    const { id } = await addTold()
    const died = deliverDue(db(), { channels: channels({ mail: async (mail) => { await server.mail(mail); return new Promise(() => undefined) } }), now: after(0) })
    await vi.waitFor(() => { expect(server.taken).toHaveLength(1) }, { timeout: 15_000 })
    await deliverAt(0.9, server)
    expect(server.taken).toHaveLength(1)
    await deliverAt(1, server)
    expect(server.taken).toHaveLength(2)
    for (const { raw } of server.taken) expect(raw).toContain(`Message-ID: <${id}@`)
    void died
  })

  it('is not told while its submission is taken for spam, nor counted as waiting; afterwards it is', async () => {
    const server = await smtpServer()
    const { submissionId } = await addTold()
    const mark = (spam: boolean) => db().update(submissions).set({ spam }).where(eq(submissions.id, submissionId))
    await mark(true)
    await deliverAt(0, server)
    expect([server.taken, await waiting(db(), ['notify']), (await stateOf(db())).waiting.count]).toEqual([[], 0, 0])
    await mark(false)
    expect([await waiting(db(), ['notify']), (await stateOf(db())).waiting.count]).toEqual([1, 1])
    await deliverAt(0, server)
    expect(server.taken).toHaveLength(1)
  })

  it('stays told, where a deliverer from before fails for the last time afterwards', async () => {
    const server = await smtpServer()
    const { id } = await addTold()
    await deliverAt(0, server)
    await record(db(), { id, attempts: 7 }, { ok: false, ms: 1 }, after(1))
    expect(await outboxRows()).toMatchObject([{ deliveredAt: after(0), abandonedAt: null }])
  })

  it('is no longer told when its submission has been erased', async () => {
    const server = await smtpServer()
    await addTold()
    await deliverDue(db(), { channels: channels({ mail: async () => { await forgetOutbox(); return {} } }), now: after(0) })
    await deliverAt(HOUR, server)
    expect([server.taken, await attempts()]).toEqual([[], []])
  })
})

describe('a provider that is down', () => {
  /** Delivers a second too early and on time until the outbox gives up. @returns the minutes at which the provider got a request */
  const askedAt = async (server: Awaited<ReturnType<typeof smtpServer>>) => {
    const times: number[] = []
    const ask = async (minutes: number) => {
      const before = server.answers.length
      await deliverAt(minutes, server)
      if (server.answers.length < before) times.push(minutes)
    }
    for (let [row] = await outboxRows(); row && !row.abandonedAt; [row] = await outboxRows()) {
      const due = (row.nextAttemptAt.getTime() - after(0).getTime()) / 60_000
      await ask(due - 1 / 60)
      await ask(due)
    }
    await ask(1000 * HOUR)
    return times
  }

  it('is asked again after growing pauses, seven times in all; then the row is given up, and the log says so', async () => {
    const server = await smtpServer()
    await addTold()
    server.answers.push(...Array<number>(20).fill(451))
    const lines = logged()
    const times = await askedAt(server)
    expect(times.slice(1).map((time, i) => time - times[i]!)).toEqual([1, 5, 30, 2 * HOUR, 6 * HOUR, 24 * HOUR])
    expect(await outboxRows()).toMatchObject([{ attempts: 7, deliveredAt: null, abandonedAt: after(times.at(-1)!) }])
    expect(await attempts()).toMatchObject(Array(7).fill({ ok: false, status: 451, error: 'EMESSAGE' }))
    expect(lines.map((line) => line['givenUp'])).toEqual([...Array<boolean>(6).fill(false), true])
  })

  it('and comes back, gets the mail then', async () => {
    const server = await smtpServer()
    await addTold()
    server.answers.push(421, 451)
    for (const minutes of [0, 1, 5.5, 6]) await deliverAt(minutes, server)
    expect(server.taken).toHaveLength(1)
    expect((await attempts()).map((row) => row.ok)).toEqual([false, false, true])
  })

  it('for one holds up no other, and leaves neither names nor addresses in the log', async () => {
    const [lines, server] = [logged(), await smtpServer()]
    // In either order a failing one comes before the one that is accepted.
    for (const way of ['lost', 'open', 'lost']) await addTold({ data: { name: 'Canary', email: `canary-${way}@example.com` } })
    const mail: typeof server.mail = (sent) => (sent.replyTo?.includes('lost') ? Promise.reject(new Error(`no route to ${sent.replyTo}`)) : server.mail(sent))
    await deliverDue(db(), { channels: channels({ mail }), now: after(0) })
    expect(server.taken).toMatchObject([{ raw: expect.stringContaining('canary-open@example.com') as string }])
    expect((await outboxRows()).filter(({ deliveredAt }) => deliveredAt)).toHaveLength(1)
    expect(lines.filter(({ ok }) => !ok)).toMatchObject(Array(2).fill({ event: 'delivery', kind: 'notify', attempt: 1, error: 'Error' }))
    expect(JSON.stringify([lines, await attempts()])).not.toMatch(/canary/i)
  })
})

describe('a run that can’t note what came of a mail', () => {
  it('fails when the others of its batch are through, which so leave once', async () => {
    const server = await smtpServer()
    for (let i = 0; i < 2; i++) await addTold()
    const lines = logged()
    const second = Promise.withResolvers<undefined>()
    // The status is too large for the log of attempts, so recording the first delivery fails.
    const answers: Mailer[] = [() => Promise.resolve({ status: 2 ** 40 }), async (mail) => { await second.promise; return server.mail(mail) }]
    const run = deliverDue(db(), { channels: channels({ mail: (mail) => answers.shift()!(mail) }), now: after(0) })
    const ended = run.then(() => true, () => true)
    await vi.waitFor(() => { expect(lines).toHaveLength(1) }, { timeout: 15_000 })
    // This query waits behind the failed one.
    const noted = attempts().then(() => false)
    expect([await Promise.race([ended, noted]), await noted]).toEqual([false, false])
    second.resolve(undefined)
    await expect(run).rejects.toThrow()
    expect((await outboxRows()).filter(({ deliveredAt }) => deliveredAt)).toHaveLength(1)
  })
})

describe('production without a mail provider', () => {
  it('keeps its rows due, and says so in the log, until there is one', async () => {
    const lines = logged()
    await addTold({ kinds: ['notify', 'acknowledge'] })
    await deliverDue(db(), { channels: channels({}), now: after(3 * 24 * HOUR) })
    await tellStuck(db(), channels({}))
    expect(await outboxRows()).toMatchObject(Array(2).fill({ attempts: 0, deliveredAt: null, abandonedAt: null }))
    expect(lines).toMatchObject([{ event: 'no-mail-provider', ok: false, waiting: 2 }])
    const server = await smtpServer()
    await deliverAt(4 * 24 * HOUR, server)
    expect([server.taken.length, await waiting(db(), ['notify', 'acknowledge'])]).toEqual([2, 0])
  })
})

describe('a webhook that is no longer named', () => {
  it('has what was meant for it said in the log, for as long as it waits', async () => {
    const lines = logged()
    await addTold({ kinds: ['webhook'] })
    await tellStuck(db(), channels({}))
    await tellStuck(db(), channels({ webhook: () => Promise.resolve({}) }))
    expect(lines.filter(({ event }) => event === 'no-webhook')).toMatchObject([{ ok: false, waiting: 1 }])
  })
})

describe('behind the answer', () => {
  it('work goes on after a write that was taken, and after nothing else', async () => {
    const after: string[] = []
    const api = createApi().post('/taken', (c) => c.redirect('/thanks', 303)).get('/taken', (c) => c.text('read')).put('/taken', (c) => c.text('set'))
      .options('/taken', (c) => c.body(null, 204)).post('/refused', () => { throw forbidden('No.') })
    for (const [method, path] of [['POST', 'taken'], ['GET', 'taken'], ['HEAD', 'taken'], ['OPTIONS', 'taken'], ['PUT', 'taken'], ['POST', 'refused']] as const)
      await serve(api, () => void after.push(`${method} ${path}`))(new Request(`https://site.test/${path}`, { method }), { ip: '' } as Context)
    expect(after).toEqual(['POST taken', 'PUT taken'])
  })

  it('what goes wrong is only logged', async () => {
    const lines = logged()
    const behind: Promise<unknown>[] = []
    const rename = (from: string, to: string) => db().execute(`alter table ${from} rename to ${to}`)
    await rename('outbox', 'outbox_away')
    deliverSoon({ waitUntil: (work) => void behind.push(work) })
    expect(await Promise.allSettled(behind)).toMatchObject([{ status: 'fulfilled' }])
    await rename('outbox_away', 'outbox')
    expect(lines).toMatchObject([{ event: 'delivery-run', ok: false, errorCode: '42P01' }])
  })
})
