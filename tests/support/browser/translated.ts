import type { Page } from '@playwright/test'

/** What React says of a page whose text is not the one that the build made, before it makes the island anew. */
export const MADE_ANEW = /React error #418/

/** Changes the page as a browser's translator does: each text in two elements of its own, and `added` to its words. */
export const translate = (page: Page, added = ''): Promise<void> =>
  page.evaluate((end) => {
    // The standard has given it up, and translators have not.
    const font: string = 'font'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, textarea')) continue
      const outer = document.createElement(font)
      text.replaceWith(outer)
      outer.appendChild(document.createElement(font)).append(text)
      text.data += end
    }
  }, added)
