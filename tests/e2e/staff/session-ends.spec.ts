/** The end of a session in the portals: spec sections 2, 4, 5, 8 and 9; decisions "Staff". */
import type { Page } from '@playwright/test'
import { expectAwake } from '../../support/browser/awake.ts'
import { forgetLimits } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { newIntern } from '../../support/browser/interns.ts'
import { DEMO_PASSWORD, keptSession, newAccount, openAs, sessionOf, signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (401|403|404|422|500)|ERR_FAILED/, reducedMotion: 'reduce' })
test.beforeEach(() => forgetLimits())

const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('whoever needs another hour signs in anew before the end, and is back where they were, with what they had typed', async ({ page }) => {
  await page.clock.install()
  const { email } = await newIntern()
  await signInAs(page, 'intern', email)
  await page.goto('/intern/dashboard?clients.search=ada')
  const [, began] = await keptSession(page, 'intern')
  await expectAwake(page)
  await page.getByLabel('First name').fill('Rosalind')
  await page.clock.pauseAt(Number(began) + 55.1 * 60_000)
  await page.clock.resume()
  await page.getByRole('link', { name: 'Sign in now for another hour' }).press('Enter')
  await expect(page).toHaveURL(/\/intern\/login\?from=/)
  await page.getByLabel('Email').fill(email)
  await password(page).fill(DEMO_PASSWORD)
  await password(page).press('Enter')
  await expect(page).toHaveURL('/intern/dashboard?clients.search=ada')
  await expect(page.getByLabel('First name')).toHaveValue('Rosalind')
  expect(Number((await keptSession(page, 'intern'))[1])).toBeGreaterThan(Number(began) + 55 * 60_000)
})

test('the word before the end is taken back once another hour has begun in another tab', async ({ page, context }) => {
  await page.clock.install()
  await signInAs(page, 'judge')
  const began = Number((await keptSession(page, 'judge'))[1])
  await page.goto('/judge/dashboard')
  await expectAwake(page)
  await page.clock.pauseAt(began + 55.1 * 60_000)
  await page.clock.resume()
  await expect(page.getByText(/^Your session ends/)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/terms')
  await other.evaluate((at) => { localStorage.setItem('judgeTokenTimestamp', String(at)) }, began + 55 * 60_000)
  await expect(page.getByText(/^Your session ends/)).toHaveCount(0)
})

test('a session ends an hour after its sign-in, with a word five minutes before, and the server ends it as well', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'judge')
  const [, began] = await keptSession(page, 'judge')
  const afterMinutes = async (minutes: number) => {
    await page.clock.pauseAt(Number(began) + minutes * 60_000)
    await page.clock.resume()
  }
  await page.goto('/judge/dashboard')
  await expectAwake(page)
  await afterMinutes(54.5)
  await expect(page.getByText(/^Your session ends/)).toHaveCount(0)
  await afterMinutes(55.1)
  // The toast names the time instead of the minutes left, because it stays until the end.
  const end = await page.evaluate((at) => new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short' }).replace('\u202f', ' '), Number(began) + 60 * 60_000)
  await expect(page.getByText(`Your session ends at ${end}.`)).toBeVisible()
  await afterMinutes(59)
  await expect(page.getByText(`Your session ends at ${end}.`)).toBeVisible()
  await afterMinutes(60.1)
  await expect(page).toHaveURL(/\/judge\/login\?from=%2Fjudge%2Fdashboard$/)
  await expect(page.getByText('Your session has ended. Please sign in again')).toBeVisible()
  expect(await keptSession(page, 'judge')).toEqual([null, null])

  for (const timestamp of ['', 'yesterday', String(Date.now() - 3_600_001)]) {
    await page.evaluate(([token, at]) => {
      localStorage.setItem('judgeToken', token!)
      if (at) localStorage.setItem('judgeTokenTimestamp', at)
    }, [await sessionOf('judge'), timestamp])
    await page.goto('/judge/dashboard')
    await expect(page, `timestamp "${timestamp}"`).toHaveURL(/\/judge\/login\?from=/)
    expect(await keptSession(page, 'judge')).toEqual([null, null])
  }

  await signInAs(page, 'admin')
  await page.evaluate(() => localStorage.setItem('adminToken', `${localStorage.getItem('adminToken')!}x`))
  await page.goto('/admin/dashboard')
  await expect(page, 'a token that the server refuses').toHaveURL(/\/admin\/login\?from=%2Fadmin%2Fdashboard$/)
})

test.describe('a computer has slept, and nobody has touched it since', () => {
  /** Its pages' timers stood still, its clock did not; then a minute passes. */
  const wakeAt = async (page: Page, minutes: number) => {
    await page.clock.install()
    await openAs(page, 'admin', '/admin/health')
    await expect(page.locator('.health-row').first()).toBeVisible()
    // Nothing else of the page is pending that would find the session gone.
    await page.clock.runFor(10_000)
    const [, began] = await keptSession(page, 'admin')
    await page.clock.setSystemTime(Number(began) + minutes * 60_000)
    await page.clock.runFor(60_000)
  }

  test('over the end of the session: nothing of the page is shown any longer', async ({ page }) => {
    await wakeAt(page, 8 * 60)
    await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fhealth')
  })

  test('to shortly before the end: it is told', async ({ page }) => {
    await wakeAt(page, 56)
    await expect(page.getByText(/^Your session ends at/)).toBeVisible()
  })
})

test.describe('what stood on a page is seen by nobody who comes after, however long the next page takes', () => {
  const data = (page: Page) => page.getByText('Total Clients')
  const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).first()
  const openDashboard = async (page: Page) => {
    await signInAs(page, 'admin')
    await page.goto('/admin/dashboard')
    await expect(data(page)).toBeVisible()
    // A function in the page: Playwright's own checks get no answer once the next page is loading.
    await page.evaluate(() => { Object.assign(window, { isSeen: () => [...document.querySelectorAll('main *')].some((part) => part.checkVisibility()) }) })
  }
  /** Dispatches the event of a page that the browser keeps for the way back, or shows again. @returns whether anything of the page is visible then */
  const seenAt = (page: Page, type: 'pagehide' | 'pageshow') => page.evaluate((event) => {
    dispatchEvent(new PageTransitionEvent(event, { persisted: true }))
    return (window as unknown as { isSeen: () => boolean }).isSeen()
  }, type)

  test('after a log-out', async ({ page }) => {
    await openDashboard(page)
    const letGo = await hold(page, '/admin/login')
    const gone = page.waitForEvent('console', (message) => message.text() === 'gone')
    await page.evaluate(() => {
      const look = () => { if ((window as unknown as { isSeen: () => boolean }).isSeen()) requestAnimationFrame(look); else console.log('gone') }
      look()
    })
    // Awaited later: the click may resolve only once the next page has loaded.
    const pressed = logout(page).click()
    await gone
    letGo()
    await pressed
    await expect(page).toHaveURL('/admin/login')
  })

  test('on a page that was left while its log-out was under way, and is come back to', async ({ page }) => {
    await openDashboard(page)
    const letGo = await hold(page, '/api/admin/logout')
    await logout(page).click()
    expect(await seenAt(page, 'pagehide')).toBe(false)
    letGo()
    await expect(page).toHaveURL('/admin/login')
  })

  test('on a page that was left before the session ended, and is come back to', async ({ page }) => {
    await openDashboard(page)
    // A kept page gets no storage event, and this one gets none from its own tab.
    await page.evaluate(() => { localStorage.removeItem('adminToken') })
    expect(await seenAt(page, 'pageshow')).toBe(false)
    await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fdashboard')
  })

  test('on a page whose reader has made room for another; who comes back to their own finds it as it was', async ({ page }) => {
    await openDashboard(page)
    expect(await seenAt(page, 'pageshow')).toBe(true)
    const other = await sessionOf('admin', (await newAccount('admin')).email)
    await page.evaluate((token) => { localStorage.setItem('adminToken', token) }, other)
    expect(await seenAt(page, 'pageshow')).toBe(false)
    await expect(data(page)).toBeVisible()
  })
})
