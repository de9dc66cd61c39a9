/** Whose link this is, and choosing a password with it. */
import { useEffect, useRef, useState } from 'react'
import { accountRoutes, linkSecret, newPassword, type LinkPurpose } from '#contracts/api/auth.ts'
import type { Role } from '#contracts/roles.ts'
import { forgetSecret, takeSecret } from '#islands/staff/account/secret.ts'
import { isUndecided } from '#lib/api.ts'
import { call } from '#lib/call.ts'
import { forgetSession } from '#lib/session.ts'

export type Link = { role: Role; email: string; purpose: LinkPurpose }
type LinkState =
  | { name: 'opening' }
  /** The link is used, replaced, expired or incomplete. */
  | { name: 'over' }
  | { name: 'unreachable' }
  | { name: 'open'; link: Link }
  | { name: 'done'; role: Role }

const FAILED = 'The password could not be saved. Please try again.'
const LOST = 'No answer came, so the password may or may not have been saved. Please try to sign in with it before you send it again.'

const openLink = async (secret: string): Promise<LinkState> => {
  if (!linkSecret.safeParse(secret).success) return { name: 'over' }
  const result = await call(accountRoutes.openLink, { body: { secret } })
  if (result.ok) return { name: 'open', link: result.data.data }
  return result.kind === 'refused' && result.status < 429 ? { name: 'over' } : { name: 'unreachable' }
}

export const useLink = () => {
  const [secret] = useState(takeSecret)
  const [state, setState] = useState<LinkState>({ name: 'opening' })
  const [busy, setBusy] = useState(false)
  /** The id under which a password is sent: the same password has the same. Only in memory, where the password is, too. */
  const sending = useRef<{ id?: string; password?: string }>({})
  const [problem, setProblem] = useState({ message: '', field: false })

  useEffect(() => { void openLink(secret).then(setState) }, [secret])
  // Another link may be opened in the tab that shows this page: only the fragment changes.
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])

  const again = () => {
    setState({ name: 'opening' })
    void openLink(secret).then(setState)
  }
  /** Checked here, then by the server, which also refuses common passwords. */
  const choose = async (password: string) => {
    const checked = newPassword.safeParse(password)
    if (!checked.success) {
      setProblem({ message: checked.error.issues[0]!.message, field: true })
      return
    }
    // Cleared first, so that a repeated message is announced again.
    setProblem({ message: '', field: false })
    setBusy(true)
    if (sending.current.password !== password) sending.current = { password, ...('randomUUID' in crypto && { id: crypto.randomUUID() }) }
    const result = await call(accountRoutes.choosePassword, { body: { secret, ...sending.current, password } })
    setBusy(false)
    if (result.ok) {
      const { role } = result.data.data
      forgetSecret()
      // The server has ended the account's sessions. With the dead token the sign-in page would lead on to the portal, and the portal back.
      forgetSession(role)
      setState({ name: 'done', role })
      return
    }
    const onField = result.errors.find(({ field }) => field === 'password')
    if (!onField && result.kind === 'refused' && result.status < 429) setState({ name: 'over' })
    setProblem(onField ? { message: onField.message, field: true } : { message: isUndecided(result) ? LOST : result.error || FAILED, field: false })
  }
  return { state, busy, problem, choose, again }
}
