import type { Page } from '@playwright/test'

/** All visible words whose styles name no typeface of ours. */
export const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (textContent?.trim() && parentElement!.checkVisibility() && !/^(Text|Display),/.test(getComputedStyle(parentElement!).fontFamily)) found.push(textContent.trim())
    }
    return found
  })
