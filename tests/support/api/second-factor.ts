/** An admin’s second factor, called as a browser does. */
import { afterAll, beforeEach, vi } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { adminAuthRoutes, LOGIN_FAILED } from '#contracts/api/auth.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { db } from '#server/db/client.ts'
import { signInPauses } from '#server/db/schema.ts'
import { forgetLimits } from './rows.ts'
import { ask, staff } from './staff.ts'
import { failureOf } from './request.ts'

const { adminLogin, secondFactor, beginSecondFactor, confirmSecondFactor } = adminAuthRoutes
export const PASSWORD = 'a lantern on the row'
export const passwordHash = await hashPassword(PASSWORD)

/** Before each test nothing is counted. The clock stands in the middle of a time step, so that no step ends between a code and its use. */
export const beforeAnyTry = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  afterAll(() => { vi.useRealTimers() })
  beforeEach(async () => { await Promise.all([forgetLimits(), db().delete(signInPauses)]) })
}

export type Admin = Awaited<ReturnType<typeof staff>>
/** What an authenticator shows `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
export const state = async ({ token }: Admin) => ((await (await ask(secondFactor, { token })).json()) as { data: object }).data
export const begin = ({ token }: Admin, password = PASSWORD) => ask(beginSecondFactor, { token, body: { password } })
export const secretOf = async (admin: Admin) => ((await (await begin(admin)).json()) as { data: { secret: string } }).data.secret
export const confirm = ({ token }: Admin, code: string) => ask(confirmSecondFactor, { token, body: { code } })
export const login = ({ email }: Admin, code?: string, password = PASSWORD) => ask(adminLogin, { body: { username: email, password, ...(code === undefined ? {} : { code }) } })
export const outcome = async (answer: Response) => [answer.status, (await failureOf(answer)).errors[0]]
/** An admin whose second factor is in force; only the code of the previous step is used up. */
export const protectedAdmin = async () => {
  const admin = await staff('admin', { passwordHash })
  const secret = await secretOf(admin)
  const { data } = (await (await confirm(admin, codeOf(secret, -1))).json()) as { data: { recoveryCodes: string[] } }
  return { ...admin, secret, codes: data.recoveryCodes }
}
export const WRONG = [422, { message: 'This code is not right', field: 'code' }]
export const FAILED = [401, { message: LOGIN_FAILED }]
