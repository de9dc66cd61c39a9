/** Links to call or to write. */
import { site } from '#site/config.ts'

/** Countries whose numbers have ten digits after the country code 1, and may be written without it. */
const NORTH_AMERICA = new Set(['US', 'CA'])

/** "(317) 555-0142" as `+13175550142`. Outside North America a number without + keeps its digits: it can only be dialled within the country. */
export const phoneNumber = (phone: string, country: string = site.address.country): string => {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  return NORTH_AMERICA.has(country) && digits.length >= 10 ? `+1${digits.slice(-10)}` : digits
}

export const phoneHref = (phone: string): string => `tel:${phoneNumber(phone)}`

/** The contact form with its topic filled in. */
export const contactHref = (topic: string): string => `/contact?query=${encodeURIComponent(topic)}#message`
