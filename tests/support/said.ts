import type { Locator, Page } from '@playwright/test'

/** Where what is read out by itself stands for three seconds. */
export const ANNOUNCER = '[data-announcer]'

/** What is read out by itself, where nothing else would be (`src/components/ui/announce.ts`); the words go after a while. */
export const said = (page: Page): Locator => page.locator(ANNOUNCER)

/** The same words where they stand: for a while they are in the page twice. */
export const stands = (page: Page, words: string): Locator => page.getByText(words).and(page.locator(`:not(${ANNOUNCER})`))
