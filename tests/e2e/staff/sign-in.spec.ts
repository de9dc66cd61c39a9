/** Signing in and out of the portals: spec sections 2, 4, 5, 8 and 9; decisions "Staff". */
import type { Page } from '@playwright/test'
import { stopClock } from '../../support/browser/clock.ts'
import { forgetLimits } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { DEMO_PASSWORD, demoEmail, keptSession } from '../../support/browser/sign-in.ts'
import { stands } from '../../support/browser/said.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (401|403|404|422|500|503)|ERR_FAILED/, reducedMotion: 'reduce' })
test.beforeEach(() => forgetLimits())

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const button = (page: Page) => page.getByRole('button', { name: /^(Sign In|Processing\.\.\.)$/ })

test('a judge signs in: both fields required, one answer to every failure, then the dashboard with its toast', async ({ page }) => {
  await page.goto('/judge/login')
  await button(page).click()
  await expect(stands(page, 'Please enter your email')).toBeVisible()
  await expect(stands(page, 'Please enter your password')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill(demoEmail('judge'))
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription('Please enter your password')
  await password(page).fill('not the password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await password(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await expect(password(page)).toBeFocused()

  await page.route('**/api/judge/login', (route) => route.abort())
  await button(page).click()
  await expect(stands(page, 'The server could not be reached.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await page.unroute('**/api/judge/login')
  await page.route('**/api/judge/login', (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [] } }))
  await button(page).click()
  await expect(stands(page, 'The server is having trouble. Your password may be right')).toBeVisible()
  await page.unroute('**/api/judge/login')
  for (const [status, words] of [[403, 'The server could not be reached.'], [503, 'The server is having trouble.']] as const) {
    await page.route('**/api/judge/login', (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>The page of a proxy</h1>' }))
    await button(page).click()
    await expect(stands(page, words)).toBeVisible()
    await page.unroute('**/api/judge/login')
  }

  await password(page).fill(DEMO_PASSWORD)
  const letGo = await hold(page, '/api/judge/login')
  await button(page).click()
  await expect(button(page)).toHaveText('Processing...')
  await expect(button(page)).toBeDisabled()
  for (const field of [page.getByLabel('Email'), password(page)]) {
    await field.focus()
    await page.keyboard.type('Lost.')
  }
  await expect(page.getByLabel('Email')).toHaveValue(demoEmail('judge'))
  await expect(password(page)).toHaveValue(DEMO_PASSWORD)
  letGo()
  await expect(page).toHaveURL('/judge/dashboard')
  await expect(page.getByText('Login successful')).toBeVisible()
  const [token, timestamp] = await keptSession(page, 'judge')
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000)
  // The sign-in page is not in the history: Back leads past it.
  expect(await page.evaluate(() => history.length)).toBeLessThan(3)
})

test('whoever waits to sign in in two tabs is in both, once they have signed in in one', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/judge/login')
  await page.goto('/judge/login')
  await page.getByLabel('Email').fill(demoEmail('judge'))
  await password(page).fill(DEMO_PASSWORD)
  await button(page).click()
  await expect(page).toHaveURL('/judge/dashboard')
  await expect(other).toHaveURL('/judge/dashboard')
  await page.reload()
  await expect(page).toHaveURL('/judge/dashboard')
})

test('what a page has left to say is said at once, not when the island wakes by itself', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => sessionStorage.setItem('toast:next-page', JSON.stringify({ type: 'info', text: 'Left for you.' })))
  await page.clock.install()
  await stopClock(page)
  await page.goto('/judge/login')
  await expect(page.getByText('Left for you.')).toBeVisible()
  await page.clock.resume()
})

test('where the browser keeps nothing, nobody is sent round in a circle: the page says why', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: () => { throw new DOMException('Refused', 'SecurityError') } })
  })
  await page.goto('/judge/login')
  await page.getByLabel('Email').fill(demoEmail('judge'))
  await password(page).fill(DEMO_PASSWORD)
  await button(page).click()
  await expect(page.getByRole('alert')).toHaveText('Your browser does not keep you signed in')
  await expect(stands(page, 'It refuses to store anything for this site.')).toBeVisible()
  await expect(page).toHaveURL('/judge/login')
  await expect(password(page)).toBeFocused()
})

test.describe('on a line that loses files', () => {
  test.use({ expectedProblems: /ERR_FAILED|Error hydrating/ })

  test('a form whose files were lost on the way asks for them again, and sends what was typed', async ({ page }) => {
    const lost: string[] = []
    page.on('requestfailed', (request) => lost.push(request.url()))
    await page.route('**/_astro/SignIn*.js*', (route) => route.abort())
    await page.goto('/judge/login')
    await page.getByLabel('Email').fill(demoEmail('judge'))
    await password(page).fill(DEMO_PASSWORD)
    // The first attempt, and the retry a second later.
    await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2)
    await expect(page.getByRole('alert')).toHaveText('The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.')
    await page.unroute('**/_astro/SignIn*.js*')
    await password(page).press('Enter')
    await expect(page).toHaveURL('/judge/dashboard')
  })
})

test('an admin comes back to the page, view and part that they wanted, and signs out in every tab', async ({ page, context }) => {
  await page.goto('/admin/ranking?view=all#main')
  await expect(page).toHaveURL(/\/admin\/login\?from=%2Fadmin%2Franking%3Fview%3Dall%23main$/)
  await page.getByLabel('Username or email').fill('admin')
  await password(page).fill(DEMO_PASSWORD)
  // The server's answer for an account with a second factor.
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 401, json: { error: 'Code', errors: [{ message: 'Code', code: 'CODE_REQUIRED' }] } }))
  await button(page).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/admin/login')
  // The refusal may be because of the code, so the focus is on it.
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 401, json: { error: 'Invalid username or password', errors: [] } }), { times: 1 })
  await page.getByLabel('Code').fill('654321')
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('Invalid username or password')
  await expect(stands(page, 'If your password is right, it is the code')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('654321')
  await page.getByLabel('Code').fill('123456')
  await button(page).click()
  await expect(page).toHaveURL(/\/admin\/ranking\?view=all#main$/)

  const other = await context.newPage()
  await other.goto('/admin/login?from=https://elsewhere.example/admin/dashboard')
  await expect(other).toHaveURL('/admin/dashboard')
  await expect(other.getByText('Total Clients')).toBeVisible()
  await other.evaluate(() => sessionStorage.setItem('staff-draft:somebody:client', '{}'))
  // The Logout button at the bottom (spec section 2), by key: a table that loads above it would move it away from the mouse.
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(other).toHaveURL('/admin/login')
  expect(await keptSession(other, 'admin')).toEqual([null, null])
  expect(await other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('staff-draft:')))).toEqual([])
  await expect(page).toHaveURL(/\/admin\/login\?from=%2Fadmin%2Franking/)

  await other.goBack()
  await expect(other).toHaveURL(/\/admin\/login\?from=%2Fadmin%2Fdashboard$/)
})

test('a code is asked for by name: who gives another has no need of one', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Username or email').fill('somebody-with-a-factor')
  await password(page).fill(DEMO_PASSWORD)
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 401, json: { error: 'Code', errors: [{ message: 'Code', code: 'CODE_REQUIRED' }] } }), { times: 1 })
  await button(page).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Username or email').fill('admin')
  await expect(page.getByLabel('Code')).toHaveCount(0)
  await expect(page.getByLabel('Username or email')).toBeFocused()
  await button(page).click()
  await expect(page).toHaveURL('/admin/dashboard')
})

test('on a phone held sideways the drawing above the words is more than a sliver of itself', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/judge/login')
  const { width, height } = (await page.locator('.drawing').boundingBox())!
  expect(width / height).toBeLessThanOrEqual(3.01)
})
