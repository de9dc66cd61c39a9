/** The home page's module, every page's included: whoever scrolls on while the first picture hangs finds what lies below in its look. */
import '#lib/every-page.ts'
import { askForLate } from '#lib/late.ts'

addEventListener('scroll', askForLate, { once: true })
