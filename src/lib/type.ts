/**
 * The text face comes once the first screen stands, and takes the place of the system face part by part, from the top: no
 * task of a public page is as long as the page (docs/decisions/speed.md, "The late text face").
 */
import { firstScreen, frame } from '#lib/first-screen.ts'

/** As many elements as are set within one frame. */
const FEW = 24
/** What has no words of its own. An island is one part, because its elements are its own; what waits for its face (`styles/below.css`) is one too. */
const HOLDER = ':is(body,main,article,section,div,footer,ol):not([data-below]>*)'

const partsOf = (element: Element): Element[] =>
  element.matches(HOLDER) && element.querySelectorAll('*').length > FEW ? [...element.children].flatMap(partsOf) : [element]

const setPage = async () => {
  for (const part of partsOf(document.body)) {
    (part as HTMLElement).dataset.typed = ''
    // Safari before 17.4 can't tell.
    if ((part as Partial<Element>).checkVisibility?.() !== false) await frame()
  }
}

// Without the face too: what waits for it is shown in the system's.
firstScreen.then(() => document.fonts.load('1em Text')).then(setPage, setPage)
