import { setImmediate as turn } from 'node:timers/promises'
import type { Context } from '@netlify/functions'
import { describe, expect, it, vi } from 'vitest'
import { and, eq, like } from 'drizzle-orm'
import { accountRoutes, internAuthRoutes } from '#contracts/api/auth.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { accountByName } from '#server/auth/staff-accounts.ts'
import { db } from '#server/db/client.ts'
import { accountLinks, audit } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { everythingDone } from '#server/http/afterwards.ts'
import { SIGNATURE } from '#server/mail/signature.ts'
import { limits } from '#server/settings.ts'
import { site } from '#site/config.ts'
import accountFunction from '../../../netlify/functions/account.ts'
import { HOUR, OVER, PASSWORD, choose, invite, login, mails, open, outcome, provider, secretIn } from '../../support/api/account-links.ts'
import { meanwhile } from '../../support/api/meanwhile.ts'
import { addAccount, addSession, ask } from '../../support/api/staff.ts'

// Long, so that a slow machine's mail is sent in time and its guesses come before the first pause is over; no test here waits for either.
vi.mock('#server/settings.ts', async (original) => {
  const settings = await original<typeof import('#server/settings.ts')>()
  return { ...settings, MAIL_PATIENCE_MS: 60_000, signInPause: { ...settings.signInPause, firstMs: settings.signInPause.longestMs } }
})

// The real function, which one test delays.
vi.mock('#server/auth/staff-accounts.ts', async (original) => {
  const real = await original<{ accountByName: typeof accountByName }>()
  return { ...real, accountByName: vi.fn(real.accountByName) }
})
const turns = async (count: number) => { for (let i = 0; i < count; i++) await turn() }

const passwordHash = await hashPassword(PASSWORD)
const forget = async (email: string, more: { role?: 'intern' | 'admin'; address?: string } = {}) => {
  const answer = await ask(accountRoutes.forgotPassword, { body: { role: more.role ?? 'intern', email }, ...(more.address ? { address: more.address } : {}) })
  await everythingDone()
  return answer
}

const OTHER = 'paper boats at dawn'

describe('a forgotten password', () => {

  it('is replaced by way of a link of one hour, which ends every session', async () => {
    const account = await addAccount('intern', { email: 'forgetful@test.example', passwordHash })
    const session = await addSession(account)
    const answer = await forget('Forgetful@test.example')
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect(mails()).toMatchObject([{ to: [account.email], subject: `Choose a new password at ${site.name}` }])
    const secret = secretIn(mails()[0]!.text)
    expect(mails()[0]!.text).toBe(`Hello,

Somebody, most likely you, asked for a new password for your intern account. Choose it within the next hour:

https://site.test/account#${secret}

The link works once. Setting the new password signs every device out. If you didn’t ask for this, ignore this email: your password stays as it is.

${SIGNATURE}`)
    const { data } = (await (await open(secret)).json()) as { data: { purpose: string; expiresAt: string } }
    expect([data.purpose, Math.round((Date.parse(data.expiresAt) - Date.now()) / HOUR * 10)]).toEqual(['reset', 10])
    expect((await login(account.email)).status).toBe(200)
    expect((await choose(secret, OTHER)).status).toBe(200)
    expect([(await login(account.email)).status, (await login(account.email, OTHER)).status]).toEqual([401, 200])
    expect((await ask(internAuthRoutes.internLogout, { token: session.token })).status).toBe(401)
    const trail = await db().select().from(audit).where(and(eq(audit.subjectId, account.id), like(audit.action, 'account.%'))).orderBy(audit.id)
    expect(trail.map(({ action, details }) => [action, details])).toEqual([['account.forgotten', {}], ['account.password', { by: 'reset' }]])
  })

  it('has no link where its owner chose another while the mail was under way', async () => {
    const account = await addAccount('intern', { email: 'meanwhile@test.example', passwordHash })
    const { token } = await addSession(account)
    provider.meanwhile.push(async () => { expect((await ask(internAuthRoutes.internPassword, { token, body: { password: PASSWORD, newPassword: OTHER } })).status).toBe(200) })
    await forget(account.email)
    expect(await outcome(await open(secretIn(mails()[0]!.text)))).toEqual(OVER)
  })

  it('lets in at once whoever has guessed at the old one, pause or not', async () => {
    const account = await addAccount('intern', { email: 'guessing@test.example', passwordHash })
    for (let i = 0; i < 8; i++) await login(account.email, OTHER)
    expect((await login(account.email)).status).toBe(401)
    await forget(account.email)
    expect((await choose(secretIn(mails()[0]!.text), OTHER)).status).toBe(200)
    expect((await login(account.email, OTHER)).status).toBe(200)
  })

  it('of somebody invited is another invitation', async () => {
    const { email, secret } = await invite()
    await forget(email)
    expect(mails().map(({ subject }) => subject)).toEqual(Array(2).fill(`Your intern account at ${site.name}`))
    expect(await outcome(await open(secret))).toEqual(OVER)
    expect((await choose(secretIn(mails()[1]!.text))).status).toBe(200)
  })

  it('ends no link where there is no way to send another', async () => {
    const { email, secret } = await invite()
    for (const name of ['SITE_LOCAL', 'NETLIFY_DEV', 'NETLIFY_LOCAL']) vi.stubEnv(name, '')
    Object.assign(env(), { MAIL_HTTP_URL: undefined })
    expect((await forget(email)).status).toBe(200)
    vi.unstubAllEnvs()
    expect((await open(secret)).status).toBe(200)
  })

  it('ends no link where the mail with another fails', async () => {
    const { email, secret } = await invite()
    provider.answers.push([503])
    expect((await forget(email)).status).toBe(200)
    expect((await open(secret)).status).toBe(200)
  })

  it('ends no link where the provider can’t be reached', async () => {
    const { email, secret } = await invite()
    Object.assign(env(), { MAIL_HTTP_URL: 'http://nowhere.invalid' })
    expect((await forget(email)).status).toBe(200)
    expect((await open(secret)).status).toBe(200)
  })

  it('has the link that was mailed where the provider’s answer is lost: the mail may be there', async () => {
    const { email, secret } = await invite()
    provider.meanwhile.push(() => Promise.resolve(provider.cut()))
    expect((await forget(email)).status).toBe(200)
    expect(await outcome(await open(secret))).toEqual(OVER)
    expect((await choose(secretIn(mails().at(-1)!.text))).status).toBe(200)
  })

  it.each(['nobody@test.example', 'left@test.example'])('of %s has the same answer, and no mail', async (email) => {
    await addAccount('intern', { email: 'left@test.example', passwordHash, active: false }).catch(() => undefined)
    const answer = await forget(email)
    expect([answer.status, await answer.json(), mails()]).toEqual([200, { ok: true }, []])
  })

  it('is asked for by address, not by user name, and in one role', async () => {
    await addAccount('admin', { email: 'chief@test.example', username: 'chief@elsewhere.example', passwordHash })
    await forget('chief@elsewhere.example', { role: 'admin' })
    await forget('chief@test.example', { role: 'intern' })
    expect(mails()).toEqual([])
    await forget('chief@test.example', { role: 'admin' })
    expect(mails()).toHaveLength(1)
  })

  it('fills no mailbox: one account gets so many an hour, wherever they are asked from, and nobody is told', async () => {
    await addAccount('intern', { email: 'often@test.example', passwordHash })
    expect(limits.forgottenPerAccount).toMatchObject({ max: 5, windowMs: 3_600_000 })
    for (let i = 0; i < limits.forgottenPerAccount.max + 3; i++) expect((await forget('often@test.example', { address: `192.0.2.${i}` })).status).toBe(200)
    expect(mails()).toHaveLength(limits.forgottenPerAccount.max)
  })

  it('is asked for so often from one address', async () => {
    for (let i = 0; i < limits.forgottenPerAddress.max; i++) expect((await forget(`nobody${i}@test.example`)).status).toBe(200)
    const refused = await forget('nobody@test.example')
    expect([refused.status, Math.ceil(Number(refused.headers.get('retry-after')) / 60)]).toEqual([429, 60])
  })

  it('is asked for so often from one IPv6 /64', async () => {
    const from = async (address: string) => (await forget('nobody@test.example', { address })).status
    for (let i = 1; i <= limits.forgottenPerAddress.max; i++) expect(await from(`2001:db8:1:2::${i}`)).toBe(200)
    expect([await from('2001:db8:1:2:ffff::1'), await from('2001:db8:1:3::1')]).toEqual([429, 200])
  })

  it('is mailed by a function that lives until its mail has gone out', async () => {
    const { email } = await addAccount('intern', { email: 'behind@test.example', passwordHash })
    const behind: Promise<unknown>[] = []
    const request = new Request('https://site.test/api/account/forgot', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ role: 'intern', email }) })
    expect((await accountFunction(request, { ip: '203.0.113.7', waitUntil: (work) => void behind.push(work) } as Context)).status).toBe(200)
    expect(behind).toHaveLength(1)
    await Promise.all(behind)
    expect(mails()).toHaveLength(1)
  })

  it('answers before it looks for the account: how long that takes tells nothing', async () => {
    const steps: string[] = []
    const answered = Promise.withResolvers<undefined>()
    // Delayed until the answer, or for more turns of the event loop than an answer takes that doesn't wait for it.
    vi.mocked(accountByName).mockImplementationOnce(async () => {
      await Promise.race([answered.promise, turns(1000)])
      steps.push('looked')
      return undefined
    })
    await ask(accountRoutes.forgotPassword, { body: { role: 'intern', email: 'slow@test.example' } })
    steps.push('answered')
    answered.resolve(undefined)
    await everythingDone()
    expect(steps).toEqual(['answered', 'looked'])
  })

  it('sends a link that is worth nothing to who was deactivated meanwhile', async () => {
    const account = await addAccount('intern', { email: 'leaving@test.example', passwordHash })
    // While the mails of this account are counted, which is after the account has been read.
    await meanwhile('rate_limits', `if new.limit_name = '${limits.forgottenPerAccount.name}' then update accounts set active = false where id = '${account.id}'; end if`)
    await forget(account.email)
    expect(mails()).toHaveLength(1)
    expect([await db().$count(accountLinks, eq(accountLinks.accountId, account.id)), await db().$count(audit, eq(audit.subjectId, account.id))]).toEqual([0, 0])
  })
})
