import { expect, type Page } from '@playwright/test'

/** Every island has come to life. A clock that is put forward before would take those that are still loading for lost, and reload the page. */
export const expectAwake = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0)
