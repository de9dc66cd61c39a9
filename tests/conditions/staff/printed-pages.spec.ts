/** The admin's pages on paper; a submission and the judging sheet are in print.spec.ts, dialogs in print-dialogs.spec.ts. */
import type { Page } from '@playwright/test'
import { rows } from '../../support/browser/admin-page.ts'
import { papers, print } from '../../support/browser/paper.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.afterEach(({ page }) => page.emulateMedia({ media: 'screen' }))

/** And no empty sheet after it. */
const isOneSheet = async (page: Page) => { expect([await papers(page, 'A4'), await papers(page, 'Letter')]).toEqual([1, 1]) }

/** No shadow where more could be moved in, which Safari’s engine lays over the words. */
const hasNoShadow = (page: Page, scroller: string) => expect(page.locator(scroller)).toHaveCSS('background-image', 'none')

for (const [address, shows, also] of [
  ['/admin/ranking', 'Bluestem Diagnostics', async (page: Page) => { await hasNoShadow(page, '.ranking-scroller'); await expect(page.locator('.ranking-head .icon')).toBeHidden() }],
  ['/admin/inbox', / ago|just now/, () => undefined],
  ['/admin/activity', '@', async (page: Page) => { await hasNoShadow(page, '.table-scroller'); await isOneSheet(page) }],
  ['/admin/health', 'Facts', isOneSheet],
  ['/admin/dashboard', 'Client Records', (page: Page) => expect(rows(page, 'Intern').first()).toContainText('@')],
] as const)
  test(`${address}: whose it is and what it shows, nothing that can only be pressed, no shadow and no empty sheet`, async ({ page }) => {
    await openAs(page, 'admin', address)
    await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
    await print(page)
    await expect(page.getByRole('navigation', { name: 'Admin portal' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The buttons in column headers are printed, because they show the sort order, and the pressed one, which says what is listed.
    const toPress = page.getByRole('main').locator('button:not(th button, [aria-pressed=true]), input, select, textarea')
    await expect(toPress.filter({ visible: true })).toHaveCount(0)
    await also(page)
  })

test('an intern’s clients are printed without the form for another one', async ({ page }) => {
  await openAs(page, 'intern', '/intern/dashboard')
  await expect(rows(page, 'Client Records').first()).toBeVisible()
  await print(page)
  await expect(rows(page, 'Client Records').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Add New Client' })).toBeHidden()
})

for (const [address, heading, part] of [
  ['/admin/dashboard', '#users :is(.table-head, thead)', '#users tbody tr'],
  ['/admin/inbox', 'main h2', '.inbox-rows li'],
  ['/admin/health', 'main h2', '.health-row'],
  ['/admin/ranking', 'main thead', 'main tbody tr'],
] as const)
  test(`${address}: no heading is left behind at the end of a sheet, no row is cut, and a head that is repeated has its words`, async ({ page }) => {
    await openAs(page, 'admin', address)
    await expect(page.locator(part).filter({ hasText: /\w/, visible: true }).first()).toBeVisible()
    await print(page)
    const each = (selector: string, property: 'breakAfter' | 'breakInside' | 'display') =>
      page.locator(selector).evaluateAll((all, name) => [...new Set(all.map((one) => getComputedStyle(one)[name]))], property)
    expect([...await each(heading, 'breakAfter'), ...await each(part, 'breakInside')].filter((value) => value !== 'avoid')).toEqual([])
    // Chromium leaves a box's words out where it prints the head again; only on the sheets can that be seen.
    expect((await each('thead button', 'display')).filter((value) => value !== 'contents')).toEqual([])
    // The arrows stay beside their words, which no box holds together now.
    expect((await each('thead .icon', 'display')).filter((value) => value !== 'inline')).toEqual([])
  })
