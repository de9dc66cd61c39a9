/** A new password, chosen by a link that an admin sends (docs/decisions/sessions.md "Links"). */
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { db } from '#server/db/client.ts'
import { audit } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { site } from '#site/config.ts'
import { HOUR, OVER, PASSWORD, choose, invite, login, mails, open, outcome, secretIn, token } from '../../support/api/account-links.ts'
import { addAccount, ask } from '../../support/api/staff.ts'

// Long, so that a slow machine's mail is sent in time.
vi.mock('#server/settings.ts', async (original) => ({ ...(await original<object>()), MAIL_PATIENCE_MS: 60_000 }))

const passwordHash = await hashPassword(PASSWORD)
const OTHER = 'paper boats at dawn'
const reset = (id: string) => ask(peopleRoutes.resetPassword, { token, params: { id } })
const linked = async (id: string) => ((await (await reset(id)).json()) as { invitation: Invitation }).invitation

it('is another by a link of one hour to hand over, where no mail goes out; until then the old one signs in', async () => {
  const account = await addAccount('intern', { email: 'by-hand@test.example', passwordHash })
  for (const name of ['SITE_LOCAL', 'NETLIFY_DEV', 'NETLIFY_LOCAL']) vi.stubEnv(name, '')
  Object.assign(env(), { MAIL_HTTP_URL: undefined })
  const { sent, link, expiresAt } = await linked(account.id)
  vi.unstubAllEnvs()
  expect([sent, Math.round((Date.parse(expiresAt) - Date.now()) / HOUR * 10)]).toEqual([false, 10])
  expect((await login(account.email)).status).toBe(200)
  expect((await choose(secretIn(link!), OTHER)).status).toBe(200)
  expect([(await login(account.email)).status, (await login(account.email, OTHER)).status]).toEqual([401, 200])
  const trail = await db().select().from(audit).where(eq(audit.subjectId, account.id)).orderBy(audit.id)
  expect(trail.map(({ action }) => action)).toContain('account.reset')
})

it('is mailed where mails go out, and a second link ends the first', async () => {
  const { id } = await addAccount('judge', { email: 'twice@test.example', passwordHash })
  const first = await linked(id)
  expect(first.sent).toBe(true)
  await linked(id)
  expect(mails().map(({ subject }) => subject)).toEqual(Array(2).fill(`Choose a new password at ${site.name}`))
  expect(await outcome(await open(secretIn(mails()[0]!.text)))).toEqual(OVER)
  expect(mails()[1]!.text).toContain(`An administrator of ${site.name} has sent you this link to choose a new password for your judge account. Choose it within the next hour:`)
  expect(mails()[1]!.text).toContain('If you don’t need one, ignore this email: your password stays as it is.')
})

it('is one that there is: an invitation is sent again, who has been shut out gets nothing, nor does an admin or nobody', async () => {
  const shutOut = await addAccount('intern', { email: 'shut-out@test.example', passwordHash, active: false })
  for (const id of [(await invite()).id, shutOut.id]) expect((await reset(id)).status).toBe(409)
  for (const id of [(await addAccount('admin')).id, crypto.randomUUID()]) expect((await reset(id)).status).toBe(404)
})
