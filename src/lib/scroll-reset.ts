/** The window scrolls to the top on every path change (spec section 2), by Back and Forward too; a fragment stays. */
history.scrollRestoration = 'manual'
addEventListener('pageshow', (event) => {
  if (event.persisted && !location.hash) scrollTo(0, 0)
})
