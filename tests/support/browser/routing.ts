import type { Page } from '@playwright/test'

/**
 * Makes `page.route` resolve only once it really intercepts the page's requests. A busy page handles input before anything
 * else: without this, the request of a press right after a test's first `route` escaped it, once in a few hundred runs.
 */
export const routeForCertain = (page: Page) => {
  const route = page.route.bind(page)
  page.route = async (...what) => {
    const routed = await route(...what)
    if (!page.url().startsWith('http')) return routed
    await route('**/robots.txt', (probe) => probe.fulfill({ status: 204 }), { times: 1 })
    await page.evaluate(async () => { while ((await fetch('/robots.txt', { method: 'HEAD' })).status !== 204); })
    return routed
  }
}
