/** What is queued again: by its id, or all that was given up (docs/mail-and-webhooks.md "The log, and sending again"). */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#server/db/client.ts'
import { outbox } from '#server/db/schema.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import { recent, resend } from '#server/outbox/repository.ts'
import { addTold, after, channels, deliverAt, forgetOutbox, logged, outboxRows, smtpServer } from '../support/api/outbox.ts'
import { runCommand } from '../support/api/run-command.ts'

beforeEach(async () => {
  logged()
  await forgetOutbox()
  return () => vi.restoreAllMocks()
})

const HOUR = 60

describe('a re-send', () => {
  it('sends what was delivered once more, as a mail of its own', async () => {
    const server = await smtpServer()
    const { id } = await addTold()
    await deliverAt(0, server)
    expect(await resend(db(), [id])).toEqual([id])
    await deliverDue(db(), { channels: channels({ mail: server.mail }) })
    expect(server.taken.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)![1])).toEqual([id, `${id}.1`])
    expect(await outboxRows()).toMatchObject([{ attempts: 1 }])
  })

  it('takes up what was given up, and knows what there isn’t', async () => {
    const { id } = await addTold()
    await deliverDue(db(), { channels: channels({ mail: () => Promise.reject(new Error('down')) }), now: after(0) })
    await deliverDue(db(), { channels: channels({ mail: () => Promise.reject(new TypeError('down')) }), now: after(1) })
    await resend(db(), [id])
    expect(await recent(db(), 10)).toMatchObject([{ row: { id, attempts: 0, abandonedAt: null }, formId: 'contact', error: 'TypeError' }])
    expect(await resend(db(), [crypto.randomUUID()])).toEqual([])
  })

  it.each(['given-upp', '-'.repeat(36), 'f'.repeat(36)])('by the command names an id that is none as one that there isn’t: %s', async (none) => {
    const { id } = await addTold()
    const { code, said } = await runCommand('scripts/outbox.ts', ['resend', id, none])
    expect([code, said]).toEqual([1, `Back in line for the next delivery: 1.\n${none}: there is no such row. \`npm run outbox\` lists them.\n`])
  })
})

describe('`npm run outbox`', () => {
  const said = async (...words: string[]) => (await runCommand('scripts/outbox.ts', words)).said

  it('says of each mail how it stands', async () => {
    expect(await said()).toBe('The outbox is empty.\n')
    await addTold()
    await deliverAt(0, await smtpServer())
    const fails = channels({ mail: () => Promise.reject(new TypeError('down')) })
    const { id: lost } = await addTold()
    await deliverDue(db(), { channels: fails, now: after(0) })
    await db().update(outbox).set({ attempts: 7, abandonedAt: after(33 * HOUR) }).where(eq(outbox.id, lost))
    await addTold()
    await deliverDue(db(), { channels: fails, now: after(0) })
    await addTold()
    expect((await said('list')).trim().split('\n').map((line) => line.split('  ').slice(2).map((cell) => cell.trim()).filter(Boolean))).toEqual([
      ['notify', 'contact', 'due'],
      ['notify', 'contact', `attempt 1 failed (TypeError), next at ${after(1).toISOString()}`],
      ['notify', 'contact', 'given up after 7 attempts (TypeError)'],
      ['notify', 'contact', 'delivered'],
    ])
  })

  it('sends at once what is due, and says what this shell’s environment names no way for', async () => {
    const server = await smtpServer()
    await addTold({ kinds: ['notify', 'webhook'] })
    const { code, said: words } = await runCommand('scripts/outbox.ts', ['deliver'], { ...process.env, SMTP_URL: server.url, NOTIFY_OFFICE: 'office@firm.test' })
    expect([code, words]).toEqual([0, expect.stringContaining('"no-webhook"')])
    expect(server.taken).toHaveLength(1)
  })

  it.each([['resend'], ['send']])('says what it takes where it is given none of it: %s', async (...words) => {
    expect(await runCommand('scripts/outbox.ts', words)).toEqual({ code: 1, said: 'Usage: npm run outbox -- [list | resend <id> ... | resend given-up | deliver]\n' })
  })
})

describe('after an outage', () => {
  it('what was given up stands before what was delivered since, the newest first, and goes back in line all at once', async () => {
    const lost = [await addTold(), await addTold()].map(({ id }) => id)
    await db().update(outbox).set({ attempts: 7, abandonedAt: after(33 * HOUR) })
    const server = await smtpServer()
    const { id: later } = await addTold()
    await deliverAt(40 * HOUR, server)
    expect((await recent(db(), 2)).map(({ row }) => row.id)).toEqual(lost.toReversed())
    expect(await runCommand('scripts/outbox.ts', ['resend', 'given-up'])).toEqual({ code: 0, said: 'Back in line for the next delivery: 2.\n' })
    expect((await outboxRows()).filter(({ attempts: made }) => made === 0).map(({ id }) => id).sort()).toEqual(lost.toSorted())
    expect((await recent(db(), 3)).at(-1)).toMatchObject({ row: { id: later } })
  })
})
