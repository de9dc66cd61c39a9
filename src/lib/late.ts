/**
 * What the first screen can do without is asked for once it stands (`Late.astro`): the look of what lies below, the
 * manifest, the rules of the next page. Until then the page holds them inert: the manifest as a mere property (without
 * scripts by itself), the rules as mere data, because reading them costs the first paint a script context of its own.
 */
import { firstScreen } from '#lib/first-screen.ts'

/** Asks for what has not been asked for yet. */
export const askForLate = (): void => {
  for (const late of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('[data-late]')) {
    if ('rel' in late) {
      late.rel = late.dataset.late!
      late.media = ''
    } else {
      late.type = late.dataset.late!
      // A script is read when it comes into the page.
      late.parentNode!.append(late)
    }
    delete late.dataset.late
  }
}

void firstScreen.then(askForLate)
