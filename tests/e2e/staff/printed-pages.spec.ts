/** The admin's pages on paper; a submission and the judging sheet are in print.spec.ts, dialogs in print-dialogs.spec.ts. */
import type { Page } from '@playwright/test'
import { papers, print } from '../../support/browser/paper.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.afterEach(({ page }) => page.emulateMedia({ media: 'screen' }))

/** Opens a page of the admin's, waits until it shows the words `shows`, and switches to print. */
const printed = async (page: Page, address: string, shows: string) => {
  await openAs(page, 'admin', address)
  await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
  await print(page)
}

for (const [address, shows] of [['/admin/ranking', 'Bluestem Diagnostics'], ['/admin/activity', '@'], ['/admin/health', 'Signs'], ['/admin/dashboard', 'Client Records']] as const)
  test(`${address}: whose it is and what it shows, and nothing that can only be pressed`, async ({ page }) => {
    await printed(page, address, shows)
    await expect(page.getByRole('navigation', { name: 'Admin portal' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The buttons in column headers are printed, because they show the sort order.
    const toPress = page.getByRole('main').locator('button:not(th button), input, select, textarea')
    await expect(toPress.filter({ visible: true })).toHaveCount(0)
  })

for (const [address, shows] of [['/admin/activity', '@'], ['/admin/health', 'Facts']] as const)
  test(`${address}: one sheet of paper, and no empty one after it`, async ({ page }) => {
    await printed(page, address, shows)
    expect(await papers(page, 'A4')).toBe(1)
  })

for (const [address, shows, scroller] of [['/admin/ranking', 'Bluestem Diagnostics', '.ranking-scroller'], ['/admin/activity', '@', '.table-scroller']] as const)
  test(`${address}: no shadow where more could be moved in, which Safari’s engine lays over the words`, async ({ page }) => {
    await printed(page, address, shows)
    await expect(page.locator(scroller)).toHaveCSS('background-image', 'none')
  })
