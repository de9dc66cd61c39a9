/** Addresses that start a conversation. */

/** "(317) 555-0142" as `tel:+13175550142`: ten digits are a number of this country. */
export const phoneHref = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}

/** The contact form with its topic filled in. */
export const contactHref = (topic: string): string => `/contact?query=${encodeURIComponent(topic)}#message`
