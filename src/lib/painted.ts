/** Done once the page has been painted, whatever is still missing. */
export const painted = new Promise((resolve) => { new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }) })
