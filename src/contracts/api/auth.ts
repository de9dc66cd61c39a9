/** Signing in and out, invitations, passwords, the second factor (spec sections 2, 5, 7, 8; trust rows 3, 4, 6, 7). */
import * as z from 'zod/mini'
import { LOG_OUT } from '#contracts/api/log-out.ts'
import { done, moment, routes, type Route } from '#contracts/api/route.ts'
import { emailAddress, LENGTHS } from '#contracts/field-rules.ts'
import { ROLES, type Role } from '#contracts/roles.ts'

export const LOGIN_FAILED = 'Invalid username or password'
export const LOGIN_SUCCEEDED = 'Login successful'
/** The code of a 401 that asks for the second factor: name and password were right. */
export const CODE_REQUIRED = 'CODE_REQUIRED'
export const PASSWORD_LENGTH = { min: 15, max: 128 } as const

/** What a link is for: a first password, or a new one. */
export const LINK_PURPOSES = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]
/** By role: what a sign-in without a name is told. */
export const NAME_REQUIRED: Record<Role, string> = { admin: 'Please enter your username or email', intern: 'Please enter your email', judge: 'Please enter your email' }
const nameOf = (role: Role) => z.string().check(z.minLength(1, NAME_REQUIRED[role]), z.maxLength(LENGTHS.email))
export const PASSWORD_REQUIRED = 'Please enter your password'
/** An existing password as it is typed: no rule but a length. */
export const password = z.lazy(() => z.string().check(z.minLength(1, PASSWORD_REQUIRED), z.maxLength(1000)))
/** A code of an authenticator, or a recovery code, however it is spaced. */
export const LONGEST_CODE = 40
const code = z.lazy(() => z.string().check(z.trim(), z.maxLength(LONGEST_CODE)))
/** The secret of an invitation or of a forgotten password, from the link's fragment. */
export const linkSecret = z.lazy(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)))

/** By user name or e-mail. */
const adminLogin = z.lazy(() => z.strictObject({ username: nameOf('admin'), password, code: z.optional(code) }))
const staffLogin = z.lazy(() => z.strictObject({ email: nameOf('intern'), password }))
/** A password to be: 15 to 128 characters (NIST 800-63B-4); the server also refuses common ones. */
export const newPassword = z.lazy(() => z.string().check(
  z.minLength(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters`),
  z.maxLength(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters`),
))

/** Changing one's own password: the present one, and the new one. */
const passwordChange = { body: z.lazy(() => z.strictObject({ password, newPassword })), answer: done, summary: 'Choose a new password; every other session of the account ends' }

const token = z.lazy(() => z.object({ token: z.string() }))
const dataToken = z.lazy(() => z.object({ data: token }))

export const adminAuthRoutes = routes({
  adminLogin: { method: 'POST', path: '/api/admin/login', role: 'anyone', summary: 'Sign in as admin', body: adminLogin, answer: token },
  adminLogout: { method: 'POST', path: LOG_OUT.admin, role: 'admin', summary: 'End this session', answer: done },
  adminPassword: { method: 'POST', path: '/api/admin/password', role: 'admin', ...passwordChange },
  secondFactor: {
    method: 'GET', path: '/api/admin/second-factor', role: 'admin', summary: 'Whether a second factor is on',
    answer: z.lazy(() => z.object({ data: z.object({ on: z.boolean(), recoveryCodesLeft: z.int() }) })),
  },
  beginSecondFactor: {
    method: 'POST', path: '/api/admin/second-factor/begin', role: 'admin', summary: 'A new TOTP secret, not in force until confirmed',
    body: z.lazy(() => z.strictObject({ password })), answer: z.lazy(() => z.object({ data: z.object({ uri: z.string(), secret: z.string() }) })),
  },
  confirmSecondFactor: {
    method: 'POST', path: '/api/admin/second-factor/confirm', role: 'admin', summary: 'Puts the new secret in force by a first code; answers recovery codes, shown once',
    body: z.lazy(() => z.strictObject({ code })), answer: z.lazy(() => z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) })),
  },
  endSecondFactor: {
    method: 'POST', path: '/api/admin/second-factor/end', role: 'admin', summary: 'Turns the second factor off',
    body: z.lazy(() => z.strictObject({ password, code })), answer: done,
  },
})

export const internAuthRoutes = routes({
  internLogin: { method: 'POST', path: '/api/users/login', role: 'anyone', summary: 'Sign in as intern', body: staffLogin, answer: dataToken },
  internLogout: { method: 'POST', path: LOG_OUT.intern, role: 'intern', summary: 'End this session', answer: done },
  internPassword: { method: 'POST', path: '/api/users/password', role: 'intern', ...passwordChange },
})

export const judgeAuthRoutes = routes({
  judgeLogin: { method: 'POST', path: '/api/judge/login', role: 'anyone', summary: 'Sign in as judge', body: staffLogin, answer: dataToken },
  judgeLogout: { method: 'POST', path: LOG_OUT.judge, role: 'judge', summary: 'End this session', answer: done },
  judgePassword: { method: 'POST', path: '/api/judge/password', role: 'judge', ...passwordChange },
})

/** By role. */
export const changePasswordOf = { admin: adminAuthRoutes.adminPassword, intern: internAuthRoutes.internPassword, judge: judgeAuthRoutes.judgePassword } satisfies Record<Role, Route>
/** By role, without the admin's, whose request and response differ. */
export const signInOf = { intern: internAuthRoutes.internLogin, judge: judgeAuthRoutes.judgeLogin } satisfies Record<Exclude<Role, 'admin'>, Route>

/** For every role, without a token: somebody who opens a link from a mail has none yet. */
export const accountRoutes = routes({
  forgotPassword: {
    method: 'POST', path: '/api/account/forgot', role: 'anyone', summary: 'Send a link to choose a new password; the answer never tells whether the account exists',
    body: z.lazy(() => z.strictObject({ role: z.enum(ROLES), email: emailAddress() })), answer: done,
  },
  openLink: {
    method: 'POST', path: '/api/account/link', role: 'anyone', summary: 'Whose invitation or password link this is; does not use it up',
    body: z.lazy(() => z.strictObject({ secret: linkSecret })),
    answer: z.lazy(() => z.object({ data: z.object({ role: z.enum(ROLES), email: z.string(), purpose: z.enum(LINK_PURPOSES), expiresAt: moment }) })),
  },
  choosePassword: {
    method: 'POST', path: '/api/account/password', role: 'anyone', summary: 'Use up an invitation or password link: sets the password and ends every session of the account',
    body: z.lazy(() => z.strictObject({ id: z.optional(z.uuid()), secret: linkSecret, password: newPassword })), answer: z.lazy(() => z.object({ data: z.object({ role: z.enum(ROLES) }) })),
  },
})
