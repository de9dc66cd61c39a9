/**
 * Where a page opens, decided before it is laid out (docs/decisions/scroll-to-top.md): at its top, at its fragment, or,
 * after a reload, which changes no path, where it was left. Not on home: the look of what lies below comes late, and the
 * place is not there yet.
 */
import { attempt } from '#lib/attempt.ts'
import { PLACE } from '#lib/place.ts'

history.scrollRestoration = 'manual'
const [opened] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?]
const left = opened?.type === 'reload' && !document.querySelector('[data-late=stylesheet]') && attempt(() => Number(sessionStorage.getItem(PLACE)))
// Laid out whole at once, in its face: what comes later (`below.css`) has a guessed height until then, and would lead elsewhere.
if (left || location.hash) document.documentElement.dataset.typed = ''
if (left) scrollTo(0, left)
