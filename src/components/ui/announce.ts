/** How long a new live region stays empty: some screen readers ignore one that is inserted together with its words. */
const STANDS_MS = 100
/** After this the words are removed, so that nobody meets them again when reading on. Long enough for a slow voice that reads out the focused element first. */
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
  // The timer of the earlier words would remove these too soon.
  clearTimeout(ends.get(region))
  region.textContent = ''
  setTimeout(() => { region.textContent = words }, STANDS_MS)
  ends.set(region, setTimeout(() => { region.textContent = '' }, STANDS_MS + SAID_MS))
}

const together = new Map<HTMLElement, Set<string>>()

/**
 * Announces `words` to screen readers when nothing else would: the focus stays where it was, or the words appear together
 * with the element that holds them (WCAG 4.1.3). Words of one change are announced together; later ones replace them.
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
