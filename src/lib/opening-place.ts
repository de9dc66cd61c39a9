/**
 * Where a page opens, decided before it is laid out (docs/decisions/scroll-to-top.md): at its top, at its fragment, or,
 * after a reload, where it was left, because a reload changes no path. Home reloads to its top: the styles of what lies
 * below come late, and until then the place doesn't exist.
 */
import { attempt } from '#lib/attempt.ts'
import { PLACE } from '#lib/place.ts'

history.scrollRestoration = 'manual'
const [opened] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?]
const left = opened?.type === 'reload' && !document.querySelector('[data-late=stylesheet]') && attempt(() => Number(sessionStorage.getItem(PLACE)))
// Lays out the whole page at once, in its final face: parts that are laid out late (`below.css`) have a guessed height until then, so the position would be wrong.
if (left || location.hash) document.documentElement.dataset.typed = ''
if (left) scrollTo(0, left)
