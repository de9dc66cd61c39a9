/** Notes what a page shows for only a few seconds, so that a test that looks late doesn't miss it. */
import { expect, type Page } from '@playwright/test'

/** Notes all texts that appear in `selector`, from the next page on. Before the page is opened. */
export const noteWords = async (page: Page, selector: string): Promise<void> => {
  await page.addInitScript((wanted) => {
    const seen: string[] = []
    Object.assign(window, { seen: Object.assign((window as { seen?: object }).seen ?? {}, { [wanted]: seen }) })
    const last = new WeakMap<Element, string>()
    const look = () => {
      for (const place of document.querySelectorAll(wanted)) {
        const words = place.textContent.trim()
        if (words && last.get(place) !== words) seen.push(words)
        last.set(place, words)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, selector)
}

const seenIn = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => (window as unknown as { seen: Record<string, string[]> }).seen[wanted], selector))

/** Waits until these words have been among the texts in `selector` since the page was opened. */
export const expectAmongWords = (page: Page, selector: string, words: string): Promise<void> => seenIn(page, selector).toContain(words)

/** Waits until the texts in `selector` since the page was opened are exactly these, in order, repetitions included. */
export const expectWords = (page: Page, selector: string, ...words: (string | RegExp)[]): Promise<void> =>
  seenIn(page, selector).toEqual(words.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one) as unknown)))
