/** Faults in a page's layout that only the eye would notice. */
import type { Page } from '@playwright/test'

export const WIDTHS = [320, 390, 768, 1440]

/** Waits until everything is laid out. Late parts (`styles/below.css`) have a guessed height until then; when they get their own, what is below them moves, perhaps during a press. */
export const laidOut = (page: Page) => page.waitForFunction(() => !document.querySelector(':is([data-below] > *, .prose > :nth-child(n + 8)):not([data-typed], [data-typed] *)'))

/** What reaches beyond the page's side: the page itself, and texts, pictures and controls that aren't in a scroller of their own. */
export const overflowing = async (page: Page): Promise<string[]> => {
  await laidOut(page)
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = document.documentElement.scrollWidth > width ? [`page: ${document.documentElement.scrollWidth} > ${width}`] : []
    const held = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent)
        if (['auto', 'scroll'].includes(overflowX) || parent.closest('[inert], [aria-hidden="true"]')) return true
        // A drawing may be clipped by its section.
        if (overflowX !== 'visible' && element.matches('img')) return true
      }
      return false
    }
    const outside = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select, textarea, img, li, td), header a, footer a')].filter((element) => {
      const box = element.getBoundingClientRect()
      const seen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return seen && (box.right > width + 1 || box.left < -1) && !held(element)
    })
    return [...wide, ...outside.map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.trim().slice(0, 60)}`)]
  })
}

/** Addresses of pictures that can't be shown, those below the fold included. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shown = await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager'
        return (await image.decode().then(() => true, () => false)) ? [] : [image.currentSrc || image.src]
      }),
    )
    return shown.flat()
  })

/** Wakes every island at once, as a first touch on each would. */
export const wakeIslands = async (page: Page): Promise<void> => {
  await page.locator('astro-island[ssr]').evaluateAll((islands) => { for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })) })
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
}
