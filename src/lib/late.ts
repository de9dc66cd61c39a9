/**
 * What the first screen can do without is asked for once it stands (`Late.astro`): the look of what lies below, the
 * manifest. They stand in the page as what they are not yet: the manifest as a mere property (without scripts by itself).
 */
import { firstScreen } from '#lib/first-screen.ts'

/** Asks for what has not been asked for yet. */
export const askForLate = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-late]')) {
    link.rel = link.dataset.late!
    link.media = ''
    delete link.dataset.late
  }
}

void firstScreen.then(askForLate)
