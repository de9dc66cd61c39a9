import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { site } from '#site/config.ts'
import { httpServer, smtpServer } from '../support/api/outbox.ts'

const WHSEC = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const SECRET = 'k'.repeat(32)
const PRODUCTION = { LOOKUP_KEY: SECRET, TOKEN_KEY: SECRET, SEAL_KEY: SECRET }
const MAIL: Mail = { id: 'a-mail', to: ['office@firm.test'], subject: 'Message', text: 'Hello', auto: 'auto-generated' }

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  for (const name of ['NETLIFY_DEV', 'NETLIFY_LOCAL', 'SITE_LOCAL', 'LOOKUP_KEY', 'SMTP_URL', 'MAIL_HTTP_URL', 'MAIL_HTTP_TOKEN', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'NOTIFY_OFFICE'])
    vi.stubEnv(name, undefined)
})

/** The channels for these environment variables. */
const waysOf = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  const { env } = await import('#server/env.ts')
  const { channelsOf } = await import('#server/outbox/channels.ts')
  const { kindsToTell } = await import('#server/outbox/kinds.ts')
  return { ...channelsOf(env()), kinds: kindsToTell() }
}

describe('the environment names the way out', () => {
  it('none in production: no mailer, no webhook', async () => {
    expect(await waysOf(PRODUCTION)).toMatchObject({ mail: undefined, webhook: undefined, kinds: ['notify', 'acknowledge'] })
  })

  it('none in a local run, blanks of a copied .env.example included: a folder', async () => {
    const ways = await waysOf({ SITE_LOCAL: 'true', SMTP_URL: '', MAIL_HTTP_URL: ' ', WEBHOOK_URL: '', LOOKUP_KEY: '' })
    expect([ways.mail, ways.webhook]).toEqual([expect.any(Function), undefined])
  })

  it('SMTP', async () => {
    const server = await smtpServer()
    const { mail } = await waysOf({ SITE_LOCAL: 'true', SMTP_URL: server.url, MAIL_FROM: 'Someone <someone@firm.test>' })
    await mail!(MAIL)
    expect(server.taken[0]!.raw).toMatch(/^From: Someone <someone@firm\.test>/m)
  })

  it('HTTP; the sender is the firm, where none is named', async () => {
    const server = await httpServer()
    const { mail } = await waysOf({ SITE_LOCAL: 'true', MAIL_HTTP_URL: server.url, MAIL_HTTP_TOKEN: 'token' })
    await mail!(MAIL)
    expect(server.taken.map(({ body }) => JSON.parse(body) as object)).toMatchObject([{ from: `"${site.name}" <${site.email}>` }])
  })

  it('SMTP, where both are named', async () => {
    const [smtp, http] = [await smtpServer(), await httpServer()]
    const { mail } = await waysOf({ SITE_LOCAL: 'true', SMTP_URL: smtp.url, MAIL_HTTP_URL: http.url, MAIL_HTTP_TOKEN: 'token' })
    await mail!(MAIL)
    expect([smtp.taken.length, http.taken.length]).toEqual([1, 0])
  })

  it('a webhook, which every submission then tells', async () => {
    expect(await waysOf({ ...PRODUCTION, WEBHOOK_URL: 'https://crm.test/hook', WEBHOOK_SECRET: WHSEC })).toMatchObject({
      webhook: expect.any(Function) as () => void, kinds: ['notify', 'acknowledge', 'webhook'],
    })
  })

  it('people, with commas; where it names none, the firm’s own mailboxes hear of its forms', async () => {
    expect((await waysOf(PRODUCTION)).tell).toEqual({ office: [site.email], careers: [site.careersEmail] })
    vi.resetModules()
    expect((await waysOf({ ...PRODUCTION, NOTIFY_OFFICE: 'a@firm.test, b@firm.test', NOTIFY_CAREERS: 'jobs@firm.test' })).tell).toEqual({ office: ['a@firm.test', 'b@firm.test'], careers: ['jobs@firm.test'] })
  })
})

describe('production refuses', () => {
  it.each([
    ['WEBHOOK_URL', { WEBHOOK_URL: 'http://crm.test/hook', WEBHOOK_SECRET: WHSEC }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://crm.test/hook' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://crm.test/hook', WEBHOOK_SECRET: 'secret' }],
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://crm.test/hook', WEBHOOK_SECRET: `whsec_${Buffer.alloc(23, 1).toString('base64')}` }],
    ['MAIL_HTTP_URL', { MAIL_HTTP_URL: 'http://mail.test', MAIL_HTTP_TOKEN: 'token' }],
    ['MAIL_HTTP_URL', { MAIL_HTTP_URL: 'https://firm@mail.test', MAIL_HTTP_TOKEN: 'token' }],
    ['MAIL_HTTP_URL', { MAIL_HTTP_URL: 'https://:hush@mail.test', MAIL_HTTP_TOKEN: 'token' }],
    ['WEBHOOK_URL', { WEBHOOK_URL: 'https://firm:hush@crm.test/hook', WEBHOOK_SECRET: WHSEC }],
    ['MAIL_HTTP_TOKEN', { MAIL_HTTP_URL: 'https://mail.test' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.test' }],
  ])('a wrong %s, by name: %j', async (name, values) => {
    await expect(waysOf({ ...PRODUCTION, ...values })).rejects.toThrow(name)
  })

  it('to send a mail in the clear', async () => {
    const server = await smtpServer()
    const { mail } = await waysOf({ ...PRODUCTION, SMTP_URL: server.url })
    await expect(mail!(MAIL)).rejects.toThrow(/STARTTLS/)
    expect(server.taken).toEqual([])
  })
})
