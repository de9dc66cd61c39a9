/** One sign-in at a time, each outcome in the stated words (spec sections 2, 4, 5, 8). */
import { useRef, useState } from 'react'
import { adminAuthRoutes, CODE_REQUIRED, LOGIN_FAILED, LOGIN_SUCCEEDED, signInOf } from '#contracts/api/auth.ts'
import type { Role } from '#contracts/roles.ts'
import { destinationOf } from '#islands/staff/shell/session/addresses.ts'
import { leaveTo } from '#islands/staff/shell/session/leave.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { UNREACHABLE } from '#islands/staff/shell/unreachable.ts'
import type { ApiResult, Failed } from '#lib/api.ts'
import { call } from '#lib/call.ts'
import { isSignedIn, keepSession } from '#lib/session.ts'

/** `name` is the user name or e-mail; `code` the second factor, once it was asked for. */
type Credentials = { name: string; password: string; code?: string | undefined }
type FailedState = { name: 'failed'; message: string; detail: string; attempt: number }
type SignInState = { name: 'idle' } | { name: 'sending' } | FailedState

const TROUBLE = 'The server is having trouble. Your password may be right: please try again in a moment.'

const NOT_KEPT = { message: 'Your browser does not keep you signed in', detail: 'It refuses to store anything for this site. Please allow cookies and site data here, then sign in again.' }

const OR_THE_CODE = 'If your password is right, it is the code: a new one comes every half minute, and each works once.'

/** What the stated sentence leaves out: that the password was not checked, or that the code may be wrong. */
const detailOf = ({ kind, status, error }: Failed, withCode: boolean) => {
  // Below 500 a proxy has answered in the server's place, with a page that forbids ours or asks for a sign-in.
  if (kind !== 'refused') return status >= 500 ? TROUBLE : UNREACHABLE
  return [429, 503].includes(status) ? error : status >= 500 ? TROUBLE : withCode ? OR_THE_CODE : ''
}

const tokenBy = async (role: Role, { name, password, code }: Credentials): Promise<ApiResult<{ token: string }>> => {
  if (role === 'admin') return call(adminAuthRoutes.adminLogin, { body: { username: name, password, ...(code ? { code } : {}) } })
  const result = await call(signInOf[role], { body: { email: name, password } })
  return result.ok ? { ok: true, data: result.data.data } : result
}

export const useSignIn = (role: Role) => {
  const [state, setState] = useState<SignInState>({ name: 'idle' })
  const [needsCode, setNeedsCode] = useState(false)
  const attempt = useRef(0)

  const fail = (why: Pick<FailedState, 'message' | 'detail'>) => {
    attempt.current += 1
    setState({ name: 'failed', ...why, attempt: attempt.current })
  }
  const settle = (result: ApiResult<{ token: string }>) => {
    if (result.ok) {
      keepSession(role, result.data.token)
      // Without a stored session the next page's guard would send the user back without a word.
      if (!isSignedIn(role)) return fail(NOT_KEPT)
      toast.afterNavigation('success', LOGIN_SUCCEEDED)
      leaveTo(destinationOf(role, location.search, location.origin))
      return
    }
    const asksForCode = result.errors.some(({ code }) => code === CODE_REQUIRED)
    if (asksForCode && !needsCode) {
      setNeedsCode(true)
      setState({ name: 'idle' })
      return
    }
    fail({ message: LOGIN_FAILED, detail: detailOf(result, needsCode) })
  }

  const signIn = async (credentials: Credentials) => {
    if (state.name === 'sending') return
    setState({ name: 'sending' })
    settle(await tokenBy(role, credentials))
  }
  /** The code was asked for one account: another name may need none. */
  const forgetCode = () => setNeedsCode(false)
  return { state, needsCode, forgetCode, signIn }
}
