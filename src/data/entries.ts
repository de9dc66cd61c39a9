import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content'
import { withFirm } from '#data/firm.ts'
import { isClosed, isPublished, isToCome } from '#lib/published.ts'
import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'

const read = async <C extends CollectionKey>(collection: C): Promise<CollectionEntry<C>[]> =>
  ((await getCollection(collection)) as CollectionEntry<C>[]).map((entry) => ({ ...entry, data: withFirm(entry.data) }))

const kept = new Map<string, Promise<unknown>>()
/** Makes a list once per build: each of a thousand article pages asks for the whole list. */
export const once = <T>(key: string, make: () => Promise<T[]>): Promise<T[]> => {
  if (import.meta.env.DEV) return make()
  const made = (kept.get(key) as Promise<T[]> | undefined) ?? make()
  kept.set(key, made)
  return made
}

const all = <C extends CollectionKey>(collection: C): Promise<CollectionEntry<C>[]> => once(collection, () => read(collection))

/** The entries that `choose` accepts. The date is taken once, so that all pages of a build agree. */
const chosen = async <C extends CollectionKey>(name: string, collection: C, choose: (data: CollectionEntry<C>['data'], today: string) => boolean): Promise<CollectionEntry<C>[]> => {
  const entries = await once(`${name} ${collection}`, async () => {
    const today = dayIn(site.timeZone, new Date())
    return (await all(collection)).filter((entry) => choose(entry.data, today))
  })
  // A copy, because callers sort it.
  return [...entries]
}

/** The published entries of a collection. In development, drafts, future dates and closed postings are included. */
export const entriesOf = <C extends CollectionKey>(collection: C) => chosen('published', collection, (data, today) => import.meta.env.SHOW_DRAFTS || isPublished(data, today))

/** The same, sorted by the entries' `order`. */
export const inOrder = async <C extends 'careers' | 'plans' | 'services' | 'testimonials'>(collection: C): Promise<CollectionEntry<C>[]> =>
  (await entriesOf(collection)).sort((a, b) => a.data.order - b.data.order)

/** The postings whose last day has passed. In development none, because all are shown as open. */
export const closedEntries = () => chosen('closed', 'careers', (data, today) => !import.meta.env.SHOW_DRAFTS && isClosed(data, today))

/** The entries with a future date. In development none, because all are shown. */
export const entriesToCome = <C extends 'careers' | 'news'>(collection: C) => chosen('coming', collection, (data, today) => !import.meta.env.SHOW_DRAFTS && isToCome(data, today))

/** One entry that a page can't do without. @throws when it is missing or not published, naming it. */
export const requiredEntry = async <C extends CollectionKey>(collection: C, id: string): Promise<CollectionEntry<C>> => {
  const found = (await entriesOf(collection)).find((entry) => entry.id === id)
  if (!found) {
    const isThere = (await all(collection)).some((entry) => entry.id === id)
    throw new Error(`content/${collection}/${id}/index.mdx is ${isThere ? 'a draft' : 'missing'}: a page of the site is made from it.`)
  }
  return found
}
