/** Addresses that start a conversation. */
import { site } from '#site/config.ts'

/** Where a number has ten digits behind the country's 1, and is dialled by all as it is written. */
const NORTH_AMERICA = new Set(['US', 'CA'])

/** "(317) 555-0142" as `+13175550142`. In other countries the number that is written without a + is the one that is dialled there. */
export const phoneNumber = (phone: string, country: string = site.address.country): string => {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  return NORTH_AMERICA.has(country) && digits.length >= 10 ? `+1${digits.slice(-10)}` : digits
}

export const phoneHref = (phone: string): string => `tel:${phoneNumber(phone)}`

/** The contact form with its topic filled in. */
export const contactHref = (topic: string): string => `/contact?query=${encodeURIComponent(topic)}#message`
