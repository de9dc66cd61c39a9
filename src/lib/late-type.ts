/**
 * The faces that the first paint can do without: asked for once the page has been painted, and shown in place of system
 * faces of the same measures, so that nothing moves. A small page has loaded before it is painted: `load` says too little.
 */
const sheet = document.querySelector<HTMLLinkElement>('[data-late-type]')
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  if (sheet) sheet.media = 'all'
}).observe({ type: 'paint', buffered: true })
