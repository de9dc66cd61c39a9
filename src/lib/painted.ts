/** Resolves at the first paint, whatever is still missing. */
export const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  // Firefox reports no paint if the page was scrolled before its first one, by a reload or to a fragment.
  requestAnimationFrame(() => { if (scrollY) requestAnimationFrame(resolve) })
})
