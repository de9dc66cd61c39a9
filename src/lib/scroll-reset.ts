/** The window scrolls to the top on every path change (spec section 2), by Back and Forward too; a fragment stays (docs/decisions/scroll-to-top.md). */
import { attempt } from '#lib/attempt.ts'
import { painted } from '#lib/painted.ts'
import { PLACE } from '#lib/place.ts'

addEventListener('pagehide', () => attempt(() => sessionStorage.setItem(PLACE, String(scrollY))))
// Removed once used: a tab that the browser discarded is reloaded too, without having been left, and would take an older page's place.
// After the paint, because the first use of sessionStorage takes 1 to 5 ms.
void painted.then(() => attempt(() => sessionStorage.removeItem(PLACE)))
// Going back from a fragment changes no path, and the browser no longer restores the position by itself.
let place = 0
addEventListener('scroll', () => { if (!location.hash) place = scrollY })
// Any other step leaves the position alone: `place` may lack the latest scroll, whose event comes with the next frame.
let from = location.hash
addEventListener('popstate', () => {
  if (from && !location.hash) scrollTo(0, place)
  from = location.hash
})
const toTop = () => { if (!location.hash) scrollTo(0, 0) }
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  toTop()
  // Safari restores the old position by itself after `pageshow`.
  setTimeout(toTop)
})
