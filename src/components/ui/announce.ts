/** A region is heard of once it has stood for a moment without words. */
const STANDS_MS = 100
/** Said, also by a slow voice that has begun with what has the focus, the words go: whoever reads the page on comes across none twice. */
const SAID_MS = 5000

const regionIn = (place: Element): HTMLElement => {
  const present = place.querySelector<HTMLElement>(':scope > [data-announcer]')
  if (present) return present
  const region = document.createElement('p')
  region.className = 'sr-only'
  region.ariaLive = 'polite'
  region.dataset.announcer = ''
  return place.appendChild(region)
}

const ends = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

const say = (region: HTMLElement, words: string): void => {
  // Of what is said now: the end of what was said before would cut it short.
  clearTimeout(ends.get(region))
  region.textContent = ''
  setTimeout(() => { region.textContent = words }, STANDS_MS)
  ends.set(region, setTimeout(() => { region.textContent = '' }, STANDS_MS + SAID_MS))
}

const together = new Map<HTMLElement, Set<string>>()

/**
 * Says `words` to whoever hears the page, where nothing else would: the focus stays where it was, or the words come
 * together with their place (WCAG 4.1.3). Words of one change of the page are said together; later ones take their place.
 * `near` is an element of the open dialog, if there is one.
 */
export const announce = (words: string, near: Element = document.body): void => {
  const region = regionIn(near.closest('dialog') ?? document.body)
  const others = together.get(region)
  if (others) {
    others.add(words)
    return
  }
  const all = new Set([words])
  together.set(region, all)
  queueMicrotask(() => {
    together.delete(region)
    say(region, [...all].join(' '))
  })
}
