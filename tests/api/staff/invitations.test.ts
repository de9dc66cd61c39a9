import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import { newLink } from '#server/auth/links.ts'
import { db } from '#server/db/client.ts'
import { accountLinks, accounts, audit } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { hourly } from '#server/hourly.ts'
import { everythingDone } from '#server/http/afterwards.ts'
import { SIGNATURE } from '#server/mail/signature.ts'
import type { delivery } from '#server/settings.ts'
import { site } from '#site/config.ts'
import { HOUR, OVER, choose, invite, login, mails, open, outcome, provider, secretIn, token } from '../../support/api/account-links.ts'
import { failureOf } from '../../support/api/request.ts'
import { addAccount, ask } from '../../support/api/staff.ts'

// Long, so that a slow machine's mail is sent in time; one test shortens it.
const patience = vi.hoisted(() => ({ ms: 60_000 }))
vi.mock('#server/settings.ts', async (original) => {
  const settings = await original<{ delivery: typeof delivery }>()
  return { ...settings, delivery: { ...settings.delivery, timeoutMs: 60_000 }, get MAIL_PATIENCE_MS() { return patience.ms } }
})

describe('an invitation', () => {
  it('is a link to our own page with 256 random bits in its fragment, and lives 72 hours', async () => {
    const { invitation } = await invite()
    expect(invitation.link).toMatch(/^https:\/\/site\.test\/account#[\w-]{43}$/)
    expect((Date.parse(invitation.expiresAt) - Date.now()) / HOUR).toBeCloseTo(72, 1)
  })

  it('is kept by its SHA-256 alone, and the trail has none of it', async () => {
    const { id, secret } = await invite()
    const rows = JSON.stringify([await db().select().from(accountLinks), await db().select().from(audit), await db().select().from(accounts).where(eq(accounts.id, id))])
    expect(rows).not.toContain(secret)
  })

  it('is mailed to its owner in plain words, with the link', async () => {
    const { email, secret } = await invite()
    expect(mails()).toMatchObject([{ to: [email], subject: `Your intern account at ${site.name}`, headers: { 'Auto-Submitted': 'auto-generated' } }])
    expect(mails()[0]!.text).toBe(`Hello,

${site.name} has opened an account for you as an intern. To begin, choose a password within the next 3 days:

https://site.test/account#${secret}

The link works once and is yours alone: please don’t pass it on. If you didn’t expect this email, ignore it; nobody can sign in without a password.

${SIGNATURE}`)
    await ask(peopleRoutes.addJudge, { token, body: { email } })
    expect(mails()[1]!.text).toContain('has opened an account for you as a judge.')
  })

  it('can be opened any number of times without being used up', async () => {
    const { secret, email } = await invite()
    for (let i = 0; i < 3; i++) expect(await (await open(secret)).json()).toEqual({ data: { role: 'intern', email, purpose: 'invitation', expiresAt: expect.any(String) as string } })
  })

  it('lets its owner choose a password and sign in, once', async () => {
    const { secret, email, id } = await invite()
    expect((await login(email)).status).toBe(401)
    const chosen = await choose(secret)
    expect([chosen.status, await chosen.json()]).toEqual([200, { data: { role: 'intern' } }])
    expect((await login(email)).status).toBe(200)
    expect(await outcome(await choose(secret, 'another lantern there'))).toEqual(OVER)
    expect(await outcome(await open(secret))).toEqual(OVER)
    expect((await login(email)).status).toBe(200)
    const trail = await db().select().from(audit).where(eq(audit.subjectId, id)).orderBy(audit.id)
    expect(trail.map(({ action, accountId }) => [action, accountId === id])).toEqual([['account.create', false], ['session.refuse', false], ['account.password', true]])
    expect(trail.at(-1)!.details).toEqual({ by: 'invitation' })
  })

  it('used by ten at once serves one', async () => {
    const { secret } = await invite()
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await choose(secret)).status))
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(404)])
  })

  it('is not used up by a password that is refused', async () => {
    const { secret, email } = await invite()
    for (const password of ['short', 'x'.repeat(129), 'passwordpassword', `${email.split('@')[0]!}-${email.split('@')[0]!}`]) {
      const answer = await choose(secret, password)
      expect([answer.status, (await failureOf(answer)).errors[0]?.field]).toEqual([422, 'password'])
    }
    expect((await choose(secret)).status).toBe(200)
  })

  it('chooses a password of 15 to 128 characters', async () => {
    const longest = randomBytes(64).toString('hex')
    for (const [refused, why, taken] of [['tea for my cat', 'least 15', 'tea for my cats'], [`${longest}9`, 'most 128', longest]] as const) {
      const { secret } = await invite()
      expect((await failureOf(await choose(secret, refused))).errors[0]?.message).toBe(`Please use at ${why} characters`)
      expect((await choose(secret, taken)).status).toBe(200)
    }
  })

  it.each(['', 'x', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}!`])('with a malformed secret is a 422: %j', async (secret) => expect((await open(secret)).status).toBe(422))
  it('that nobody made is over', async () => expect(await outcome(await open('A'.repeat(43)))).toEqual(OVER))

  it('that is too old is over, and is forgotten', async () => {
    const [{ secret, id }, other] = [await invite(), await invite()]
    await db().update(accountLinks).set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(accountLinks.accountId, id))
    expect([await outcome(await open(secret)), await outcome(await choose(secret))]).toEqual([OVER, OVER])
    await hourly()
    expect(await db().select().from(accountLinks).where(eq(accountLinks.accountId, id))).toEqual([])
    expect((await open(other.secret)).status).toBe(200)
  })

  it('of somebody who has been deactivated is over', async () => {
    const { secret, id } = await invite()
    await ask(peopleRoutes.setActive, { token, params: { id }, body: { active: false } })
    expect(await outcome(await choose(secret))).toEqual(OVER)
  })

  it('of somebody who has been deactivated does not come back with the account', async () => {
    const { secret, id } = await invite()
    for (const active of [false, true]) await ask(peopleRoutes.setActive, { token, params: { id }, body: { active } })
    expect(await outcome(await open(secret))).toEqual(OVER)
  })

  it('that is still there opens for nobody whose account is not active', async () => {
    const { secret, id } = await invite()
    await db().update(accounts).set({ active: false }).where(eq(accounts.id, id))
    expect([await outcome(await open(secret)), await outcome(await choose(secret))]).toEqual([OVER, OVER])
  })

  it('is the only one that is open of an account, and over with its version; others’ are their own', async () => {
    const [{ secret, id }, other] = [await invite(), await invite()]
    const { hash, purpose, expiresAt } = newLink('reset')
    await expect(db().insert(accountLinks).values({ secretHash: hash, accountId: id, purpose, expiresAt })).rejects.toMatchObject({ cause: { constraint: 'account_links_open' } })
    await db().update(accounts).set({ tokenVersion: 2 }).where(eq(accounts.id, id))
    expect([await outcome(await open(secret)), await outcome(await choose(secret))]).toEqual([OVER, OVER])
    expect((await choose(other.secret)).status).toBe(200)
  })

  it('sent again ends the earlier one, and lives as long as the first did', async () => {
    const { secret, id } = await invite()
    await db().update(accountLinks).set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(accountLinks.accountId, id))
    const answer = await ask(peopleRoutes.inviteAgain, { token, params: { id } })
    const { invitation } = (await answer.json()) as { invitation: Invitation }
    expect([answer.status, invitation.sent]).toEqual([200, true])
    expect(await outcome(await open(secret))).toEqual(OVER)
    expect((await choose(secretIn(invitation.link!))).status).toBe(200)
    expect((await ask(peopleRoutes.inviteAgain, { token, params: { id } })).status).toBe(409)
  })

  it('sent again counts from then: when the open link of a stolen account was asked for is its own time', async () => {
    const { id } = await invite()
    await db().update(accountLinks).set({ createdAt: new Date(Date.now() - HOUR) }).where(eq(accountLinks.accountId, id))
    await ask(peopleRoutes.inviteAgain, { token, params: { id } })
    const [link] = await db().select().from(accountLinks).where(eq(accountLinks.accountId, id))
    expect((Date.now() - link!.createdAt.getTime()) / HOUR).toBeCloseTo(0, 1)
  })

  it('is not sent again to an admin or to nobody', async () => {
    for (const id of [(await addAccount('admin')).id, crypto.randomUUID()]) expect((await ask(peopleRoutes.inviteAgain, { token, params: { id } })).status).toBe(404)
  })

  it('is not lost when the mail provider fails: the admin gets it', async () => {
    provider.answers.push([503])
    const { invitation, secret } = await invite()
    expect(invitation.sent).toBe(false)
    expect((await choose(secret)).status).toBe(200)
  })

  it('is answered to the admin where the provider takes its time, and the function lives until it is sent', async () => {
    patience.ms = 0
    onTestFinished(() => { patience.ms = 60_000 })
    const answered = Promise.withResolvers<undefined>()
    provider.meanwhile.push(() => answered.promise)
    const { invitation, secret } = await invite()
    expect(invitation.sent).toBe(false)
    const over = everythingDone().then(() => 'over')
    expect(await Promise.race([over, turn('under way')])).toBe('under way')
    answered.resolve(undefined)
    expect(await over).toBe('over')
    expect((await choose(secret)).status).toBe(200)
  })

  describe('in production', () => {
    beforeEach(() => { for (const name of ['SITE_LOCAL', 'NETLIFY_DEV', 'NETLIFY_LOCAL']) vi.stubEnv(name, '') })
    afterEach(() => { vi.unstubAllEnvs() })
    const add = async (email: string) => {
      const answer = await ask(peopleRoutes.addUser, { token, body: { email }, headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } })
      return ((await answer.json()) as { invitation: Invitation }).invitation
    }

    it('leads to the site’s own address, whatever the request’s, and is not answered once it is mailed', async () => {
      expect(await add('production@test.example')).toEqual({ sent: true, expiresAt: expect.any(String) as string })
      expect(mails()[0]!.text).toMatch(new RegExp(`\n${RegExp.escape(site.origin)}/account#[\\w-]{43}\n`))
    })

    it('without a mail provider is answered to the admin', async () => {
      Object.assign(env(), { MAIL_HTTP_URL: undefined })
      const { sent, link } = await add('no-provider@test.example')
      expect([sent, link]).toEqual([false, expect.stringContaining(`${site.origin}/account#`)])
    })
  })
})
