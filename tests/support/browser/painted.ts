import type { Page } from '@playwright/test'

/** Waits until the browser has painted the page as it is now. */
export const painted = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
