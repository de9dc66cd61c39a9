/**
 * `client:painted`: hydrates an island that is the page, a portal's, once the page's frame has been painted. Astro's own
 * `load` and `only` ask for the island's files at once, and the frame then waits in line with them
 * (docs/decisions/hydration.md). Files that were lost on the way are asked for again until they come.
 */
import type { ClientDirective } from 'astro'
import { painted } from '../lib/first-screen.ts'

const AGAIN_MS = 2500

/** Asks for all files at once, then runs each in a task of its own. What is lost here is asked for again by Astro. */
const inPieces = async (files: string[]) => {
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  for (const file of files) {
    await import(file).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const afterPaint: ClientDirective = (load, _options, element) => {
  const start = async () => {
    await inPieces(element.dataset.files?.split(' ') ?? [])
    const hydrate = await load()
    await hydrate()
    // Still as the server made it: its files were lost.
    const lost = element.hasAttribute('ssr')
    element.toggleAttribute('data-lost', lost)
    if (lost) setTimeout(start, AGAIN_MS)
  }
  // A tab in the background is not painted, and is to be ready when somebody comes.
  void (document.hidden ? start() : painted.then(start))
}

export default afterPaint
