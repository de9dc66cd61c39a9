/**
 * What the first screen can do without is asked for once it stands (`Late.astro`), or is left before: the look of what
 * lies below, the manifest. They stand in the page as what they are not yet: the manifest as a mere property (without scripts by itself).
 */
import { firstScreen } from '#lib/first-screen.ts'

const left = new Promise((resolve) => { addEventListener('scroll', resolve, { once: true }) })

void Promise.race([firstScreen, left]).then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-late]')) {
    link.rel = link.dataset.late ?? ''
    link.media = ''
  }
})
