import type { Locator, Page } from '@playwright/test'

/** What is read out by itself, where nothing else would be (`src/components/ui/announce.ts`); the words go after a while. */
export const said = (page: Page): Locator => page.locator('[data-announcer]')

/** The same words where they stand: for a while they are in the page twice. */
export const stands = (page: Page, words: string): Locator => page.getByText(words).and(page.locator(':not([data-announcer])'))
