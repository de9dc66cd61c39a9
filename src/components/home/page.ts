/** The home page's module, which includes every page's. Scrolling requests the late styles at once, even while the first picture is still loading. */
import '#lib/every-page.ts'
import { askForLate } from '#lib/late.ts'

addEventListener('scroll', askForLate, { once: true })
