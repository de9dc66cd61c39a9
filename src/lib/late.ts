/**
 * What the first screen can do without (`Late.astro`) is asked for once it stands: typefaces, which then take the place of
 * system faces of the same measures, the look of what lies below, the manifest.
 */
import { firstScreen } from '#lib/first-screen.ts'

void firstScreen.then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-late]')) {
    link.rel = link.dataset.late ?? ''
    link.media = ''
    // A face is here before the sheet that names it: the page is set anew once, not for the sheet and again for the face.
    if (link.as) link.onload = link.onerror = () => { (link.nextElementSibling as HTMLLinkElement).media = '' }
  }
})
