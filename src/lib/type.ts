/**
 * The text face is loaded once the first screen has been painted, and replaces the system face part by part, from the top,
 * so that no task lays out the whole page (docs/decisions/speed.md, "The late text face").
 */
import { firstScreen } from '#lib/first-screen.ts'

/** Elements that only contain others. An island is set as one part, because its elements belong to React; so is each part below the first screen (`styles/below.css`). */
const HOLDER = ':is(body,main,article,section,div,footer,ol):not([data-below]>*)'

/** A holder of many elements is set child by child. */
const partsOf = (element: Element): Element[] =>
  element.matches(HOLDER) && element.querySelectorAll('*').length > 24 ? [...element.children].flatMap(partsOf) : [element]

const setPage = async () => {
  for (const part of partsOf(document.body) as HTMLElement[]) {
    part.dataset.typed = ''
    // Each part is laid out here, in a task of its own, so that a press can be answered between two. With a frame each, a long page
    // would take four times as long. Not by `pause`: home has no room for its bytes.
    part.getBoundingClientRect()
    await new Promise((done) => { setTimeout(done) })
  }
}

/** Settles once every part is laid out, also when the face can't be loaded: parts that wait for it are then shown in the system face. */
export const typed = firstScreen.then(() => document.fonts.load('1em Text')).then(setPage, setPage)
