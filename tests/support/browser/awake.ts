import { expect, type Page } from '@playwright/test'

/** Waits until every island is awake. If the clock were put forward before, islands that are still loading would count as lost, and the page would be reloaded. */
export const expectAwake = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0)
