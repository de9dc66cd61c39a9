import type { Page } from '@playwright/test'

/** React's error for a page whose text isn't the one that the build made; it then renders the island anew. */
export const MADE_ANEW = /React error #418/

/** Changes the page as a browser's translator does: replaces each text by another in two elements, with `added` after its words. */
export const translate = (page: Page, added = ''): Promise<void> =>
  page.evaluate((end) => {
    // `font` is obsolete in HTML, but translators still use it.
    const font: string = 'font'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, textarea')) continue
      const outer = document.createElement(font)
      outer.appendChild(document.createElement(font)).append(text.data + end)
      text.replaceWith(outer)
    }
  }, added)
