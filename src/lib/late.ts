/**
 * What the first screen can do without is requested once it has been painted (`Late.astro`): the styles for what lies
 * below, the manifest, the speculation rules. Until then they are inert: the manifest's link has a `property` instead of a
 * `rel`, and the rules are plain data, because parsing them before the first paint would cost a script context of its own.
 * The rules wait for the last part of the page as well: Chromium overlooks the links of a part that is shown while it
 * applies them.
 */
import { firstScreen } from '#lib/first-screen.ts'
import { typed } from '#lib/type.ts'

/** Activates what is still inert. */
export const askForLate = (): void => {
  for (const late of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('[data-late]')) {
    if ('rel' in late) {
      late.rel = late.dataset.late!
      late.media = ''
    } else {
      const type = late.dataset.late!
      void typed.then(() => {
        late.type = type
        // A browser reads a script's type only when the script is inserted.
        late.parentNode!.append(late)
      })
    }
    delete late.dataset.late
  }
}

void firstScreen.then(askForLate)
