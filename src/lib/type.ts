/**
 * The text face comes once the first screen stands, and takes the place of the system face part by part, from the top: no
 * task of a public page is as long as the page (docs/decisions/speed.md, "The late text face").
 */
import { firstScreen, frame } from '#lib/first-screen.ts'

const PARTS = 'body > header, main > :not(:has(.prose)), .prose > *'

const setPage = async () => {
  for (const part of [...document.querySelectorAll<HTMLElement>(PARTS), document.documentElement]) {
    part.dataset.typed = ''
    await frame()
  }
}

// Without the face, text stays as it is.
firstScreen.then(() => document.fonts.load('1em Text')).then(setPage, () => {})
