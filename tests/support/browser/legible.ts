/** Whether what a page says can be read, in whatever size and spacing its reader has chosen. */
import type { Page } from '@playwright/test'
import { laidOut } from '../layout.ts'

/**
 * Lines of text that reach beyond the window, are cut off by an element around them, or overlap another element's text.
 * Left out are hidden texts, and those in an element that scrolls sideways by itself.
 */
export const illegible = async (page: Page): Promise<string[]> => {
  await laidOut(page)
  return page.evaluate(() => {
    type Line = { element: Element; left: number; right: number; top: number; bottom: number; words: string }
    const lines: Line[] = []
    const cut: string[] = []
    /** The left and right limits between which `element` is visible; undefined if it is hidden, scrolls by itself, or is fixed. */
    const sides = (element: Element) => {
      let [left, right] = [0, innerWidth]
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const style = getComputedStyle(part)
        if (style.clipPath !== 'none' || ['auto', 'scroll'].includes(style.overflowX)) return undefined
        // A fixed element covers others on purpose.
        if (style.position === 'fixed' || style.position === 'sticky') return undefined
        if (style.overflowX === 'visible') continue
        const box = part.getBoundingClientRect()
        ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      }
      return { left, right }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seenWhole = new Map<Element, ReturnType<typeof sides>>()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement!
      if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (!seenWhole.has(element)) seenWhole.set(element, sides(element))
      const seen = seenWhole.get(element)
      if (!seen) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = `${element.localName}: ${text.data.trim().slice(0, 40)}`
      for (const { left, right, top, height } of range.getClientRects()) {
        if (right - left < 2 || height < 2) continue
        if (right > seen.right + 1 || left < seen.left - 1) cut.push(`cut: ${words}`)
        // Only the middle of the line, with the letters: the spaces above and below may overlap.
        lines.push({ element, left: left + 1, right: right - 1, top: top + height * 0.35, bottom: top + height * 0.7, words })
      }
    }
    const over = lines.flatMap((one, i) => lines.slice(i + 1)
      .filter((other) => other.element !== one.element && other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom)
      .map((other) => `over each other: ${one.words} / ${other.words}`))
    return [...new Set([...cut, ...over])]
  })
}
