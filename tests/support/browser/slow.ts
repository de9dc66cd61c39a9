import type { Page } from '@playwright/test'

/** Slows the processor down (`rate` 1 is its full speed), so that the next press comes before the result of the last one has been drawn. */
export const slowDown = async (page: Page, rate = 20): Promise<void> => {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
}
