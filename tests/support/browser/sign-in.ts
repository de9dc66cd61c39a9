/** Staff in the browser, without the half second of a sign-in: a session put into the database, its token into the browser. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { SESSION_MS, type Role } from '#contracts/roles.ts'
import { issueToken } from '#server/auth/tokens.ts'
import { searchWords } from '#server/db/search.ts'
import { demoEmail } from '../../../scripts/demo/sign-in.ts'
import { query } from './database.ts'

// The preview signs with the demo key.
process.env.SITE_LOCAL ??= 'true'

export { DEMO_PASSWORD, demoEmail } from '../../../scripts/demo/sign-in.ts'

/** A new account with the demo password; its address begins with `name`. */
export const newAccount = async (role: Role, name = `${role}-${randomUUID().slice(0, 8)}`): Promise<{ email: string; id: string }> => {
  const email = demoEmail(name)
  const [row] = await query<{ id: string }>(
    'insert into accounts (role, email, password_hash, search) select role, $1, password_hash, $3 from accounts where role = $4 and email = $2 returning id',
    [email, demoEmail(role), searchWords(email), role],
  )
  return { email, id: row!.id }
}

/** The token of a new session of a demo account. */
export const sessionOf = async (role: Role, email = demoEmail(role)): Promise<string> => {
  const [account] = await query<{ id: string; token_version: number }>('select id, token_version from accounts where role = $1 and email = $2', [role, email])
  const id = randomUUID()
  await query('insert into sessions (id, account_id, token_version, expires_at) values ($1, $2, $3, $4)', [id, account!.id, account!.token_version, new Date(Date.now() + SESSION_MS)])
  return issueToken({ role, accountId: account!.id, sessionId: id })
}

/** The stored token and timestamp of a session; null without one. */
export const keptSession = (page: Page, role: Role) =>
  page.evaluate((name) => [localStorage.getItem(`${name}Token`), localStorage.getItem(`${name}TokenTimestamp`)], role)

const EMPTY = '/empty-page-of-a-test'

/** Signs a demo account in; the page is left empty, on this site. */
export const signInAs = async (page: Page, role: Role, email?: string): Promise<void> => {
  const token = await sessionOf(role, email)
  await page.route(EMPTY, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title><link rel="icon" href="data:,">' }))
  await page.goto(EMPTY)
  await page.evaluate(([name, value]) => {
    localStorage.setItem(`${name}Token`, value!)
    localStorage.setItem(`${name}TokenTimestamp`, String(Date.now()))
  }, [role, token])
}

/** Opens `address` signed in. The session is stored only once: after a log-out it isn't restored. */
export const openAs = async (page: Page, role: Role, address: string, email?: string): Promise<void> => {
  await page.addInitScript(([name, token]) => {
    if (sessionStorage.getItem(`given:${token}`)) return
    sessionStorage.setItem(`given:${token}`, 'yes')
    localStorage.setItem(`${name}Token`, token!)
    localStorage.setItem(`${name}TokenTimestamp`, String(Date.now()))
  }, [role, await sessionOf(role, email)])
  await page.goto(address)
}
