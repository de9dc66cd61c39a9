/** Back to a page in the browser's back/forward cache, which Playwright switches off. */
import { expect, type Page } from '@playwright/test'
import { wholeChromiumPath } from '../chromium.ts'
import { barriers } from './axe.ts'
import { test as base } from './test.ts'

const executablePath = wholeChromiumPath()
const keepsPages = executablePath !== undefined && !executablePath.includes('headless-shell')

export const test = base.extend<{ keeping: undefined }>({
  launchOptions: [async ({ launchOptions }, use) => {
    await use(keepsPages ? { ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] } : launchOptions)
  }, { scope: 'worker' }],
  // Every page's fixture waits for a load event, which a kept page has already had.
  open: async ({ page }, use, info) => {
    await use(undefined)
    if (info.errors.length > 0 || info.status === 'skipped') return
    expect(await barriers(page), 'what axe has against the page at the end').toEqual([])
  },
  keeping: [async ({ context }, use, info) => {
    info.skip(!keepsPages, 'there is no whole Chromium here, and the headless shell keeps no page')
    await context.addInitScript(() => { addEventListener('pageshow', ({ persisted }) => { document.documentElement.toggleAttribute('data-kept', persisted) }) })
    await use(undefined)
  }, { auto: true }],
})

/** One step back, to a page that was kept. Playwright's own `goBack` waits for a load, which never comes. */
export const wayBack = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => { history.back() })
  await expect(page).toHaveURL(path)
  await expect(page.locator('html')).toHaveAttribute('data-kept')
}
