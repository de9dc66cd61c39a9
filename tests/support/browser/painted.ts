import type { Page } from '@playwright/test'

/** Once the browser has painted what stands in the page by now. */
export const painted = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
