/** The bands by the page that each belongs to. */
import { about } from './about.ts'
import type { Size } from './band.ts'
import { careers } from './careers.ts'
import { contact } from './contact.ts'
import { membership } from './membership.ts'
import { news } from './news.ts'
import { services } from './services.ts'

export const bands: Record<string, (size: Size) => string> = { about, careers, contact, membership, news, services }
