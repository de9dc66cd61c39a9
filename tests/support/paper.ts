/** A page as it is printed. */
import type { Page } from '@playwright/test'

/** The width between a letter's margins, in CSS pixels. */
export const LETTER = 688

export const print = (page: Page) => page.emulateMedia({ media: 'print' })

/** How many sheets of paper the browser makes of the page: what it writes of all pages at once. */
export const papers = async (page: Page, format: 'A4' | 'Letter') => Number(/\/Count (\d+)/.exec((await page.pdf({ format, preferCSSPageSize: true })).toString('latin1'))?.[1])
