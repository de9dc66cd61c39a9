/** Done once the page has been painted, whatever is still missing. */
export const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  // Firefox tells of no paint where the page was scrolled before its first, by a reload or to a fragment.
  requestAnimationFrame(() => { if (scrollY) requestAnimationFrame(resolve) })
})
