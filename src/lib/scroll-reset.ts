/**
 * The window scrolls to the top on every path change (spec section 2), by Back and Forward too; a fragment stays. A reload
 * is none and keeps the place, but where parts are laid out one by one: the place is not there yet (`below.css`).
 */
const isReload = (performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?])[0]?.type === 'reload'
history.scrollRestoration = isReload && !document.querySelector('[data-below]') ? 'auto' : 'manual'
addEventListener('pagehide', () => { history.scrollRestoration = 'manual' })
// Back from a fragment changes no path, and a browser no longer minds where one was.
let place = 0
addEventListener('scroll', () => { if (!location.hash) place = scrollY })
addEventListener('popstate', () => { if (!location.hash) scrollTo(0, place) })
addEventListener('pageshow', (event) => {
  if (event.persisted && !location.hash) scrollTo(0, 0)
})
