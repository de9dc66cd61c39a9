import type { Locator, Page } from '@playwright/test'
import type { ToastType } from '#islands/staff/shell/toasts/toast.ts'

/** Where what is read out by itself stands for some seconds. */
export const ANNOUNCER = '[data-announcer]'

/** What is read out by itself, where nothing else would be (`src/components/ui/announce.ts`); the words go after a while. */
export const said = (page: Page): Locator => page.locator(ANNOUNCER)

/** The toast of this type that says so (spec sections 2 and 8). */
export const toasted = (page: Page, type: ToastType, words: string): Locator => page.locator(`.toast[data-type="${type}"]`).filter({ hasText: words })

/** The same words where they stand: for a while they are in the page twice. */
export const stands = (page: Page, words: string): Locator => page.getByText(words).and(page.locator(`:not(${ANNOUNCER})`))
