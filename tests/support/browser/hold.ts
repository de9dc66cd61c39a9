import type { Page } from '@playwright/test'

/**
 * Holds the next call of `path` back, so that a test can check what the page shows meanwhile. @returns a function that lets
 * the call go, to whatever the path was routed to before. A path that is both read and written needs the `method` that is
 * meant.
 */
export const hold = async (page: Page, path: string, method?: 'GET' | 'POST' | 'PUT' | 'PATCH'): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>()
  let isTaken = false
  await page.route(`**${path}`, async (route) => {
    if (isTaken || (method && route.request().method() !== method)) return route.fallback()
    isTaken = true
    await gate.promise
    await route.fallback()
  })
  return () => gate.resolve(undefined)
}
