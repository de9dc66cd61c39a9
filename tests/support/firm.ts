/** The firm as `src/site/config.ts` describes it: what tests expect pages to say. What a firm doesn't have is empty. */
import { site } from '#site/config.ts'

export const phone: string = site.phone
export const schedulingUrl: string = site.schedulingUrl

/** `/services/{product}-{service}` (spec section 2). */
export const servicePath = (service: string): string => `/services/${site.product}-${service}`

const { city, state }: Record<'city' | 'state', string> = site.address
/** The firm's city and state; the city alone in a country without states. */
export const place = state ? `${city}, ${state}` : city

const { twitter, instagram }: Record<'twitter' | 'instagram', string> = site.social
/** The firm's networks: the names of the links and their addresses. */
export const networks = [{ name: 'Twitter', href: twitter }, { name: 'Instagram', href: instagram }].filter(({ href }) => href)

/** Whether the firm is still the demo that the project comes with. */
export const isDemo = (site.name as string) === 'Brightmere'
