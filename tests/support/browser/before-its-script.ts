import type { Page } from '@playwright/test'

const MODULE = /<script type="module">.*?<\/script>/gs

/** Opens a page as it is before its own script has run. */
export const beforeItsScript = async (page: Page, route: string): Promise<void> => {
  await page.route(route, async (asked) => {
    const response = await asked.fetch()
    await asked.fulfill({ response, body: (await response.text()).replaceAll(MODULE, '') })
  })
  await page.goto(route)
}
