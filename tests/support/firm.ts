/** The firm as `src/site/config.ts` describes it: what tests expect pages to say. What a firm doesn't have is empty. */
import { site } from '#site/config.ts'

export const phone: string = site.phone
export const schedulingUrl: string = site.schedulingUrl

/** `/services/{product}-{service}` (spec section 2). */
export const servicePath = (service: string): string => `/services/${site.product}-${service}`

const { city, state }: Record<'city' | 'state', string> = site.address
/** Its city and state, as the specification has them said; a city alone where a country has no states. */
export const place = state ? `${city}, ${state}` : city

const { twitter, instagram }: Record<'twitter' | 'instagram', string> = site.social
/** The networks that it is on, by the names of their links, and its address on each. */
export const networks = [{ name: 'Twitter', href: twitter }, { name: 'Instagram', href: instagram }].filter(({ href }) => href)

/** Whether it is still the one that the project comes with. */
export const isDemo = (site.name as string) === 'Brightmere'
