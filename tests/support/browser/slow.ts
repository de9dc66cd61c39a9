import type { Page } from '@playwright/test'

/** A processor so much slower (`rate` 1 is its own speed) that whatever is pressed next comes before what was pressed last has been drawn. */
export const slowDown = async (page: Page, rate = 20): Promise<void> => {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
}
