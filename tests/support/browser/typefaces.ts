import type { Page } from '@playwright/test'

/** Words that stand in a system face: all that is shown, whatever holds it. */
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
