/**
 * The faces that the first paint can do without: asked for once the page has been painted, and shown in place of system
 * faces of the same measures, so that nothing moves. A small page has loaded before it is painted: `load` says too little.
 */
const sheet = document.querySelector<HTMLLinkElement>('[data-late-type]')
const use = () => { if (sheet) sheet.media = 'all' }

if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((_, observer) => { observer.disconnect(); use() }).observe({ type: 'paint', buffered: true })
else addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(use)), { once: true })
