/** The next page is fetched before its link is pressed (docs/decisions/speed.md). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/test.ts'

/** What the browser itself says of each page that it fetches ahead: how far it is, or why it was not fetched. */
const fetchedAhead = async (page: Page): Promise<string[]> => {
  const told: string[] = []
  const tools = await page.context().newCDPSession(page)
  tools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status, prefetchStatus }) => {
    told.push(`${new URL(prefetchUrl).pathname}: ${status === 'Failure' ? prefetchStatus : status}`)
  })
  await tools.send('Preload.enable')
  return told
}

/** How many of the footer's links the browser does not lay out yet, at the moment the rules come into force. */
const skippedAsRulesCome = () => {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node instanceof HTMLScriptElement && node.type === 'speculationrules')
        document.documentElement.dataset.skipped = String([...document.querySelectorAll('footer a')].filter((link) => !link.checkVisibility({ contentVisibilityAuto: true })).length)
  }).observe(document, { childList: true, subtree: true })
}

test('a page is fetched while a pointer rests on its link, by the browser itself', async ({ page }) => {
  const told = await fetchedAhead(page)
  await page.goto('/about-us')
  const link = page.getByRole('link', { name: 'Privacy Policy' })
  // A typeface that comes late may move the link away from the pointer, which then has to come to it again.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await expect.poll(() => told, { timeout: 5000 }).toContain('/privacy: Ready')
  }).toPass()
})

test('the rules come once the whole page is laid out: the browser overlooks links of a part that is shown meanwhile, once in thirty visits', async ({ page }) => {
  await page.addInitScript(skippedAsRulesCome)
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-skipped', '0')
})
