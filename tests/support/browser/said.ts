import type { Locator, Page } from '@playwright/test'
import type { ToastType } from '#islands/staff/shell/toasts/toast.ts'

/** The live regions, which hold an announcement for some seconds. */
export const ANNOUNCER = '[data-announcer]'

/** The announcements (`src/components/ui/announce.ts`); the words are removed after some seconds. */
export const said = (page: Page): Locator => page.locator(ANNOUNCER)

/** The toast of this type with these words (spec sections 2 and 8). */
export const toasted = (page: Page, type: ToastType, words: string): Locator => page.locator(`.toast[data-type="${type}"]`).filter({ hasText: words })

/** The visible words: while they are announced, they are in the page twice. */
export const stands = (page: Page, words: string): Locator => page.getByText(words).and(page.locator(`:not(${ANNOUNCER})`))
