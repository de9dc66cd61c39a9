/** A log-out always leads out. If the server has not confirmed it, the sign-in page says so, and how to be sure (spec section 2 "Logout control"; trust row 4). */
import type { Page } from '@playwright/test'
import { LOG_OUT } from '#contracts/api/log-out.ts'
import { ROLES, type Role } from '#contracts/roles.ts'
import { forgetLimits } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { DEMO_PASSWORD, keptSession, newAccount, sessionOf, signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (401|503)|ERR_FAILED/ })
test.beforeEach(() => forgetLimits())

const AREA = { admin: 'admin', intern: 'users', judge: 'judge' } as const
const UNSURE = 'You are signed out in this browser, but the server has not confirmed it. To be sure, sign in again and choose “Sign out everywhere else” under Security.'

const out = (page: Page) => page.getByRole('button', { name: 'Logout' }).first()
const isLoggedOut = async (page: Page, role: Role) => {
  await expect(page).toHaveURL(`/${role}/login`)
  expect(await keptSession(page, role)).toEqual([null, null])
}
/** Opens the portal of a new account; each page notes the toast that the previous page left for it. */
const openPortal = async (page: Page, role: Role) => {
  const { email } = await newAccount(role)
  await signInAs(page, role, email)
  await page.addInitScript(() => { Object.assign(window, { left: sessionStorage.getItem('toast:next-page') }) })
  await page.goto(`/${role}/security`)
  await expect(page.getByText('This session')).toBeVisible()
  const [token] = await keptSession(page, role)
  const isAlive = async () => (await page.request.get(`/api/${AREA[role]}/sessions`, { headers: { authorization: `Bearer ${token!}` } })).status() === 200
  return { email, isAlive }
}
const left = (page: Page) => page.evaluate(() => (window as unknown as { left: string | null }).left)

for (const role of ROLES)
  test(`the ${role}'s that the server refuses says so at the sign-in, and what it says ends the session`, async ({ page }) => {
    const { email, isAlive } = await openPortal(page, role)
    await page.route(`**${LOG_OUT[role]}`, (route) => route.fulfill({ status: 503, json: { error: 'No', errors: [] } }))
    await out(page).click()
    await isLoggedOut(page, role)
    await expect(page.getByText(UNSURE)).toBeVisible()
    expect(await isAlive()).toBe(true)

    await page.getByLabel(/mail/).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByLabel('Your password, to end').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('You are signed out everywhere else')).toBeVisible()
    expect(await isAlive()).toBe(false)
  })

test('one that a proxy answers with a page of its own is not confirmed, and says so', async ({ page }) => {
  const { isAlive } = await openPortal(page, 'judge')
  await page.route(`**${LOG_OUT.judge}`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please sign in to the network</h1>' }))
  await out(page).click()
  await isLoggedOut(page, 'judge')
  await expect(page.getByText(UNSURE)).toBeVisible()
  expect(await isAlive()).toBe(true)
})

test('one whose first call is lost is told once more, and then there is nothing to say', async ({ page }) => {
  const { isAlive } = await openPortal(page, 'judge')
  await page.route(`**${LOG_OUT.judge}`, (route) => route.abort(), { times: 1 })
  await out(page).click()
  await isLoggedOut(page, 'judge')
  expect(await isAlive()).toBe(false)
  expect(await left(page)).toBeNull()
})

test('one that gets no answer keeps nobody longer than three seconds, and says so', async ({ page }) => {
  await page.clock.install()
  await openPortal(page, 'judge')
  const letGo = await hold(page, LOG_OUT.judge)
  await out(page).click()
  await page.clock.fastForward(3000)
  await isLoggedOut(page, 'judge')
  await expect(page.getByText(UNSURE)).toBeVisible()
  letGo()
})

test('one of a session that had ended already has nothing to say', async ({ page }) => {
  const { email } = await openPortal(page, 'judge')
  await page.route(`**${LOG_OUT.judge}`, async (route) => {
    const other = { ...route.request().headers(), authorization: `Bearer ${await sessionOf('judge', email)}x` }
    await route.continue({ headers: other })
  })
  const answer = page.waitForResponse(`**${LOG_OUT.judge}`)
  await out(page).click()
  expect((await answer).status()).toBe(401)
  await isLoggedOut(page, 'judge')
  expect(await left(page)).toBeNull()
})
