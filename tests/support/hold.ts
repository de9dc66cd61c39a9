import type { Page } from '@playwright/test'

/** Holds the next call of `path` back, so that what a page shows meanwhile can be looked at; the answer lets it go. */
export const hold = async (page: Page, path: string): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>()
  await page.route(`**${path}`, async (route) => {
    await gate.promise
    await route.continue()
  }, { times: 1 })
  return () => gate.resolve(undefined)
}
