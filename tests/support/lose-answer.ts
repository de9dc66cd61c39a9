import type { Page } from '@playwright/test'

/** The next call of `path` is heard and done, and its answer lost on the way back. */
export const loseAnswer = async (page: Page, path: string): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    await route.fetch()
    await route.abort()
  }, { times: 1 })
}
