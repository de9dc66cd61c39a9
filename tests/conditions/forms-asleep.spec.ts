/** A public form whose island has not woken yet: decisions "Forms"; docs/decisions/hydration.md. */
import type { Page } from '@playwright/test'
import { holdIsland, openAsleep, waitLonger, wakeOnceSent } from '../support/browser/asleep.ts'
import { stopClock } from '../support/browser/clock.ts'
import { forgetLimits, submissionsFrom } from '../support/browser/database.ts'
import { button, expectThanks, loan, membership, newEmail, open, wake } from '../support/browser/fillings.ts'
import { expect, test } from '../support/browser/test.ts'

test.beforeEach(() => forgetLimits())

/** Opens the loan form's page with its island asleep for good. The clock stands, because an island requests a missing file again after half a minute. */
const openForGood = async (page: Page) => {
  await page.route('**/_astro/FormIsland*.js', () => {})
  await page.goto(loan.path)
  await page.clock.install()
  await stopClock(page)
}

test('what was typed before the island woke is still there after', async ({ page }) => {
  const release = await holdIsland(page)
  await page.goto(loan.path)
  await loan.fill(page, 'early@test.example')
  release()
  await wake(page, loan)
  await expect(page.getByLabel('Loan type')).toHaveValue('Business Loan')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('early@test.example')
})

test('a submit before the island woke is refused by the browser where something is missing, and else answered once it has woken', async ({ page }) => {
  const release = await openAsleep(page)
  const email = newEmail()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await button(page, loan).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await loan.fill(page, email)
  await expect(button(page, loan)).toBeEnabled()
  await button(page, loan).click()
  // The waiting submit looks like one in progress.
  await expect(button(page, loan)).toBeDisabled()
  release()
  await expectThanks(page, loan)
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('what waits to be sent is not typed in meanwhile; Enter in it has gone to the button', async ({ page }) => {
  const release = await openAsleep(page)
  const email = newEmail()
  await loan.fill(page, email)
  await page.getByLabel('Full name').press('Enter')
  await expect(button(page, loan)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('and more')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron')
  await expect(page.getByLabel('Reason for loan')).toHaveValue('A second oven.')
  release()
  await expectThanks(page, loan)
  await page.getByLabel('Full name').fill('Grace')
  await expect(page.getByLabel('Full name')).toHaveValue('Grace')
})

test('a draft is not put into a form that waits to be sent: what goes is what was seen', async ({ page }) => {
  await open(page, membership)
  await page.getByLabel('Phone').fill('+1 555 0100')
  await page.getByLabel('Plan', { exact: true }).selectOption('Enterprise')
  const release = await holdIsland(page)
  const email = newEmail()
  await waitLonger(page)
  await page.goto(membership.path)
  await membership.fill(page, email)
  await button(page, membership).click()
  release()
  await expectThanks(page, membership)
  expect(await submissionsFrom(email)).toMatchObject([{ data: { plan: 'Professional' } }])
  expect((await submissionsFrom(email))[0]!.data).not.toHaveProperty('phone')
})

test('who leaves a form that waits has taken it back', async ({ page }) => {
  await page.addInitScript(() => { HTMLFormElement.prototype.submit = () => { Object.assign(window, { isSent: true }) } })
  await openForGood(page)
  await loan.fill(page, newEmail())
  await button(page, loan).click()
  await expect(button(page, loan)).toBeDisabled()
  // The event of a page that the browser keeps for the way back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(button(page, loan)).toBeEnabled()
  await page.clock.fastForward(20_000)
  expect(await page.evaluate(() => 'isSent' in window)).toBe(false)
  // The check after every test needs the page's clock to run.
  await page.clock.resume()
  await page.getByLabel('Full name').fill('Grace')
})

test('a submit that the island finds wrong once it has woken can be sent again', async ({ page }) => {
  const release = await openAsleep(page)
  const email = newEmail()
  await loan.fill(page, email)
  await page.getByLabel('Full name').fill('   ')
  await button(page, loan).click()
  release()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(button(page, loan)).toBeEnabled()
  await page.getByLabel('Full name').fill('Ada Byron')
  await button(page, loan).click()
  await expectThanks(page, loan)
})

test('what the browser has sent by itself after ten seconds is not sent once more by an island that wakes meanwhile, nor by another press', async ({ page }) => {
  const email = newEmail()
  // Playwright can't press or inspect a page that is being left, so the page does both itself.
  await wakeOnceSent(page, email, () => document.addEventListener('form:awake', ({ target }) => queueMicrotask(() => {
    (target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')!.click()
    console.debug('awake')
  })))
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('what the browser has sent by itself and got no answer to can be sent again after half a minute', async ({ page }) => {
  const email = newEmail()
  await openForGood(page)
  await loan.fill(page, email)
  let sent = 0
  await page.route(`**/api/forms/${loan.id}`, (route) => {
    sent += 1
    return sent === 1 ? route.fulfill({ status: 204 }) : route.fallback()
  })
  await button(page, loan).click()
  await page.clock.fastForward(10_000)
  await expect.poll(() => sent).toBe(1)
  await button(page, loan).dispatchEvent('click')
  await page.clock.fastForward(29_999)
  await expect(button(page, loan)).toBeDisabled()
  await page.clock.fastForward(1)
  await expect(button(page, loan)).toBeEnabled()
  await button(page, loan).click()
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL(/\/thanks/)
  await page.clock.resume()
  expect(sent).toBe(2)
  expect(await submissionsFrom(email)).toHaveLength(1)
})
