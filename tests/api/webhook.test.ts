import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#server/db/client.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import { resend } from '#server/outbox/repository.ts'
import { webhookTo } from '#server/webhooks/webhook.ts'
import { addTold, after, attempts, channels, forgetOutbox, httpServer, outboxRows, type Received } from '../support/api/outbox.ts'
import { CONTACT } from '../support/api/submissions.ts'

const KEY = Buffer.from('a key of thirty-two bytes, exact')
const SECRET = `whsec_${KEY.toString('base64')}`

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await forgetOutbox()
  return () => vi.restoreAllMocks()
})

/** A receiver; `deliver` delivers to it, at a minute after the start or now. */
const receiver = async () => {
  const server = await httpServer()
  const webhook = webhookTo(`${server.url}/crm`, SECRET)
  return { ...server, deliver: (minutes?: number) => deliverDue(db(), { channels: channels({ webhook }), ...(minutes === undefined ? {} : { now: after(minutes) }) }) }
}
const told = (data: Record<string, string> = CONTACT) => addTold({ kinds: ['webhook'], data })

/** Whether the signature is valid, checked as Standard Webhooks describes it. */
const verified = ({ headers, body }: Received) => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`
}

describe('a webhook', () => {
  it('posts each submission as JSON, signed, with its id and the time', async () => {
    const { deliver, taken } = await receiver()
    const { id, submissionId } = await told()
    await deliver(0)
    expect(taken).toHaveLength(1)
    const { headers, body, path } = taken[0]!
    expect(path).toBe('/crm')
    expect(JSON.parse(body)).toEqual({ id: submissionId, form: 'contact', receivedAt: after(0).toISOString(), data: CONTACT })
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id })
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(verified(taken[0]!)).toBe(true)
    expect(verified({ ...taken[0]!, body: body.replace('Ada', 'Eve') })).toBe(false)
  })

  it('carries what was typed as it was typed', async () => {
    const { deliver, taken } = await receiver()
    const message = 'nul \u0000, 👩🏽‍🚀, lone \ud800, שלום, "quoted" \\ </script>'
    await told({ ...CONTACT, message })
    await deliver(0)
    expect(JSON.parse(taken[0]!.body)).toMatchObject({ data: { message } })
    expect(verified(taken[0]!)).toBe(true)
  })

  it('answered with 500 is sent again under the same id; the log tells of both', async () => {
    const { deliver, taken, answers } = await receiver()
    answers.push([500])
    await told()
    for (const minutes of [0, 0.5, 1, 10]) await deliver(minutes)
    expect(taken.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(taken[0]!.headers['webhook-id']))
    expect((await attempts()).map(({ ok, status, error }) => [ok, status, error])).toEqual([[false, 500, 'Refused'], [true, 200, null]])
    expect(await outboxRows()).toMatchObject([{ attempts: 2, deliveredAt: after(1) }])
  })

  it.each([301, 302, 307, 308])('does not follow a redirect (%i)', async (status) => {
    const { deliver, taken, answers, url } = await receiver()
    answers.push([status, { location: `${url}/elsewhere` }])
    await told()
    await deliver(0)
    expect(taken.map(({ path }) => path)).toEqual(['/crm'])
    expect(await attempts()).toMatchObject([{ ok: false, status }])
  })

  it('that nobody answers is logged by the error’s code, and stays due', async () => {
    await told()
    await deliverDue(db(), { channels: channels({ webhook: webhookTo('http://127.0.0.1:1/crm', SECRET) }), now: after(0) })
    expect(await attempts()).toMatchObject([{ ok: false, status: null, error: expect.stringMatching(/^\w+$/) as string }])
    expect(await outboxRows()).toMatchObject([{ deliveredAt: null, abandonedAt: null }])
  })

  it('is sent again on demand, under the same id, signed anew', async () => {
    const { deliver, taken } = await receiver()
    const { id } = await told()
    await deliver(0)
    await resend(db(), [id])
    await deliver()
    expect(taken.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
    expect(taken.every(verified)).toBe(true)
    expect(await attempts()).toHaveLength(2)
  })
})
