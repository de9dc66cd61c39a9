/**
 * The text face comes once the first screen stands, and takes the place of the system face part by part, from the top: no
 * task of a public page is as long as the page (docs/decisions/speed.md, "The late text face").
 */
import { firstScreen, frame } from '#lib/first-screen.ts'

/** What has no words of its own. An island is one part, because its elements are its own; what waits for its face (`styles/below.css`) is one too. */
const HOLDER = ':is(body,main,article,section,div,footer,ol):not([data-below]>*)'

/** A holder of many elements is set child by child. */
const partsOf = (element: Element): Element[] =>
  element.matches(HOLDER) && element.querySelectorAll('*').length > 24 ? [...element.children].flatMap(partsOf) : [element]

const setPage = async () => {
  let began = 0
  for (const part of partsOf(document.body) as HTMLElement[]) {
    part.dataset.typed = ''
    // Laid out at once, so that what it takes is seen here: four milliseconds of a frame at most, or one part. On a quick machine the page is whole within a few frames, so nobody sees what isn't there yet.
    part.getBoundingClientRect()
    if (performance.now() - began > 4) began = await frame()
  }
}

// Without the face too: what waits for it is shown in the system's.
firstScreen.then(() => document.fonts.load('1em Text')).then(setPage, setPage)
