/**
 * The text face comes once the first screen stands, and takes the place of the system face part by part, from the top: no
 * task of a public page is as long as the page (docs/decisions/speed.md, "The late text face").
 */
import { firstScreen, frame } from '#lib/first-screen.ts'

/** As many elements as are set within one frame. */
const FEW = 24
/** What only holds parts, and has no words of its own; an island whose elements stay. What waits for its face to be laid out is one part. */
const HOLDER = ':is(body, main, article, section, div, footer, astro-island:has(> [data-lasting])):not([data-later])'

const partsOf = (element: Element): Element[] => {
  if (!element.matches(HOLDER) || element.querySelectorAll('*').length <= FEW) return [element]
  return [...element.querySelectorAll(':scope > :not(script)')].flatMap(partsOf)
}

const setPage = async () => {
  for (const part of partsOf(document.body)) {
    (part as HTMLElement).dataset.typed = ''
    await frame()
  }
}

// Without the face, text stays as it is.
firstScreen.then(() => document.fonts.load('1em Text')).then(setPage, () => {})
