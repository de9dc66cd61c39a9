/** Deactivating or activating an account while new rows arrive and answers are awaited: docs/decisions/focus.md. */
import { open as openDashboard, rows } from '../../support/browser/admin-page.ts'
import { comeBack } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { newIntern } from '../../support/browser/interns.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 409/, reducedMotion: 'reduce' })

test('what is done to somebody is done to them, wherever their row has gone meanwhile, and said once', async ({ page }) => {
  const pair = `${Date.now()}`
  const { email } = await newIntern(`meant-${pair}`)
  // Before the page is opened: an installed clock says 1970 for a moment, when the session would seem to begin in the future.
  await page.clock.install()
  await openDashboard(page, `?users.search=${pair}`)
  await rows(page, 'Intern').filter({ hasText: email }).getByRole('button', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${email} is signed out everywhere`)

  const other = await newIntern(`other-${pair}`)
  await comeBack(page)
  await expect(rows(page, 'Intern').first()).toContainText(other.email)
  await expect(dialog).toContainText(`${email} is signed out everywhere`)
  await page.evaluate(() => {
    const made: Element[] = []
    // Collects every toast that is inserted: one that moves from the dialog's region to the page's would be inserted twice.
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => made.push(...[...addedNodes].filter((node) => node instanceof Element).flatMap((node) => [...node.querySelectorAll('.toast'), ...(node.matches('.toast') ? [node] : [])])))).observe(document.body, { subtree: true, childList: true })
    Object.assign(window, { made })
  })
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(`${email} has been deactivated`)).toBeVisible()
  await expect(rows(page, 'Intern').filter({ hasText: email })).toContainText('Inactive')
  await expect(rows(page, 'Intern').filter({ hasText: email }).getByRole('button', { name: 'Activate' })).toBeFocused()
  // A further failure makes the second toast, so the first action made only one.
  await page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email').fill(email)
  await page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email').press('Enter')
  await expect(page.locator('.toast[data-type=error]')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { made: Element[] }).made.length)).toBe(2)
})

test('the answer about one person leaves the question about another', async ({ page }) => {
  const pair = `pair-${Date.now()}`
  const [{ email: first }, { email: second }] = [await newIntern(`first-${pair}`), await newIntern(`second-${pair}`)]
  await openDashboard(page, `?users.search=${pair}`)
  const ask = (email: string) => rows(page, 'Intern').filter({ hasText: email }).getByRole('button', { name: 'Deactivate' }).press('Enter')
  const answer = await hold(page, '/api/admin/account/*')
  const dialog = page.getByRole('dialog')
  await ask(first)
  await dialog.getByRole('button', { name: 'Deactivate' }).press('Enter')
  await page.keyboard.press('Escape')
  await ask(second)
  answer()
  await expect(page.getByText(`${first} has been deactivated`)).toBeVisible()
  await expect(dialog).toContainText(`${second} is signed out everywhere`)
})
