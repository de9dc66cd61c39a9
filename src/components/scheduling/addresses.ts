/** Addresses that start a conversation. */

/** "(317) 555-0142" as `+13175550142`: ten digits are a number of this country. */
export const phoneNumber = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return `+${digits.length === 10 ? `1${digits}` : digits}`
}

export const phoneHref = (phone: string): string => `tel:${phoneNumber(phone)}`

/** The contact form with its topic filled in. */
export const contactHref = (topic: string): string => `/contact?query=${encodeURIComponent(topic)}#message`
