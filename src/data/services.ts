import type { CollectionEntry } from 'astro:content'
import { inOrder, requiredEntry } from '#data/entries.ts'
import { site } from '#site/config.ts'

export type Service = CollectionEntry<'services'>

/** `/services/{product}-{service}` (spec section 2; decisions "Brand and configuration"). */
export const servicePath = (id: string): string => `/services/${site.product}-${id}`

export const allServices = (): Promise<Service[]> => inOrder('services')

/** The addresses of a service's route: the product is part of them. */
export const productPaths = () => [{ params: { product: site.product } }]

/** The services of the menu: those with a card. Membership is requested, not offered. */
export const offeredServices = async (): Promise<Service[]> => (await allServices()).filter((service) => service.data.card)

/**
 * The services of the home page in its order, each with the number of its drawn cover and the fragment of its page to which
 * the second button of its slide leads. The menu has another order (spec section 2).
 */
export const atHome = {
  loan: { cover: 1, fragment: 'apply' },
  investment: { cover: 2, fragment: 'invest' },
  consulting: { cover: 3, fragment: 'calendar' },
} as const
export const homeOrder = Object.keys(atHome) as (keyof typeof atHome)[]
const place = ({ id }: Service) => {
  const at = homeOrder.findIndex((named) => named === id)
  return at < 0 ? homeOrder.length : at
}

/** The services of the menu in the home page's order; one that the home page doesn't have comes last. */
export const servicesInHomeOrder = async (): Promise<Service[]> => (await offeredServices()).toSorted((a, b) => place(a) - place(b))

export const service = (id: string): Promise<Service> => requiredEntry('services', id)

/** The address of the membership form with this plan chosen. */
export const requestPath = (plan: string): string => `${servicePath('membership')}?plan=${encodeURIComponent(plan)}`
