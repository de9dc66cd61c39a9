/** The window scrolls to the top on every path change (spec section 2), by Back and Forward too; a fragment stays (docs/decisions/scroll-to-top.md). */
import { attempt } from '#lib/attempt.ts'
import { painted } from '#lib/painted.ts'
import { PLACE } from '#lib/place.ts'

addEventListener('pagehide', () => attempt(() => sessionStorage.setItem(PLACE, String(scrollY))))
// Forgotten: a tab that a browser puts to sleep comes back by a reload as well, and was not left. After the paint, because the storage's first use takes 1 to 5 ms.
void painted.then(() => attempt(() => sessionStorage.removeItem(PLACE)))
// Back from a fragment changes no path, and a browser no longer minds where one was.
let place = 0
addEventListener('scroll', () => { if (!location.hash) place = scrollY })
// Any other step leaves the page as it is, also in the frame that has moved it.
let from = location.hash
addEventListener('popstate', () => {
  if (from && !location.hash) scrollTo(0, place)
  from = location.hash
})
const toTop = () => { if (!location.hash) scrollTo(0, 0) }
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  toTop()
  // Safari goes back to the old place by itself, once the page has heard that it is shown.
  setTimeout(toTop)
})
