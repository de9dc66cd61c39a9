/**
 * What the first paint can do without (`Late.astro`) is asked for once the page has been painted: typefaces, which then
 * take the place of system faces of the same measures, the look of what lies below the first screen, the manifest. A small
 * page has loaded before it is painted: `load` says too little.
 */
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-late]')) {
    link.rel = link.dataset.late ?? ''
    link.media = ''
  }
}).observe({ type: 'paint', buffered: true })
