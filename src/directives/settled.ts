/**
 * `client:settled`: hydrates an island at the first touch, focus, hover or key on it, or once the page has been still
 * for a while after it loaded. Astro's own `idle` starts while the largest picture is still on its way
 * (docs/decisions/hydration.md).
 */
import type { ClientDirective } from 'astro'

const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
const STILL_MS = 2500

const settled: ClientDirective = (load, _options, element) => {
  let started = false
  const start = async () => {
    if (started) return
    started = true
    for (const event of INTENT) element.removeEventListener(event, start)
    const hydrate = await load()
    await hydrate()
  }
  for (const event of INTENT) element.addEventListener(event, start, { passive: true })
  const afterLoad = () => setTimeout(start, STILL_MS)
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad, { once: true })
}

export default settled
