/**
 * The text face comes once the first screen stands, and takes the place of the system face part by part, from the top: no
 * task of a public page is as long as the page (docs/decisions/speed.md, "The late text face").
 */
import { firstScreen } from '#lib/first-screen.ts'

/** What has no words of its own. An island is one part, because its elements are its own; what waits for its face (`styles/below.css`) is one too. */
const HOLDER = ':is(body,main,article,section,div,footer,ol):not([data-below]>*)'

/** A holder of many elements is set child by child. */
const partsOf = (element: Element): Element[] =>
  element.matches(HOLDER) && element.querySelectorAll('*').length > 24 ? [...element.children].flatMap(partsOf) : [element]

const setPage = async () => {
  for (const part of partsOf(document.body) as HTMLElement[]) {
    part.dataset.typed = ''
    // Laid out at once, and a task each, not a frame each: a press finds its turn between two, and a long page is whole in a quarter of the time. Not by `pause`: home has no room for its bytes.
    part.getBoundingClientRect()
    await new Promise((done) => { setTimeout(done) })
  }
}

// Without the face too: what waits for it is shown in the system's.
firstScreen.then(() => document.fonts.load('1em Text')).then(setPage, setPage)
