/** Links to choose a password, and the mails that carry them: an admin who invites, a mail provider that accepts. */
import { beforeEach, expect } from 'vitest'
import { accountRoutes, internAuthRoutes } from '#contracts/api/auth.ts'
import { peopleRoutes, type Invitation, type User } from '#contracts/api/people.ts'
import { env } from '#server/env.ts'
import { httpServer } from './outbox.ts'
import { failureOf } from './request.ts'
import { forgetLimits } from './rows.ts'
import { ask, staff } from './staff.ts'

export const PASSWORD = 'a lantern on the row'
export const HOUR = 3_600_000

/** The mail provider, a new one for each test. */
export let provider: Awaited<ReturnType<typeof httpServer>>
/** The mails that the provider has accepted. */
export const mails = () => provider.taken.map(({ body }) => JSON.parse(body) as { to: string[]; subject: string; text: string; headers: Record<string, string> })
beforeEach(async () => {
  provider = await httpServer()
  Object.assign(env(), { MAIL_HTTP_URL: provider.url, MAIL_HTTP_TOKEN: 'token' })
  await forgetLimits()
})

export const { token } = await staff('admin')
let counted = 0
export const invite = async () => {
  const email = `invited${++counted}@test.example`
  const answer = await ask(peopleRoutes.addUser, { token, body: { email } })
  expect(answer.status).toBe(201)
  const { data, invitation } = (await answer.json()) as { data: User; invitation: Invitation }
  return { id: data._id, email, invitation, secret: secretIn(invitation.link!) }
}
export const secretIn = (text: string) => /#([\w-]{43})(?:$|\s)/.exec(text)![1]!
export const open = (secret: string) => ask(accountRoutes.openLink, { body: { secret } })
export const choose = (secret: string, password = PASSWORD) => ask(accountRoutes.choosePassword, { body: { secret, password } })
export const login = (email: string, password = PASSWORD) => ask(internAuthRoutes.internLogin, { body: { email, password } })
export const OVER = [404, expect.objectContaining({ errors: [{ message: expect.stringContaining('has been used or is too old') as string, code: 'LINK_OVER' }] })]
export const outcome = async (answer: Response) => [answer.status, await failureOf(answer)]
