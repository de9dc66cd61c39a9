/** Broken links: to a page that isn't made, such as a draft's, or to a fragment that the page doesn't have. */
import { statSync } from 'node:fs'
import path from 'node:path'
import { attempt } from '#lib/attempt.ts'
import { site } from '#site/config.ts'

/** A link within the site, also one that names its origin. */
const LINK = new RegExp(`<a\\b[^>]*? href="((?:https?:)?//${RegExp.escape(new URL(site.origin).host)}(?=[/?#"])|(?=#|/(?!/)))([^"]*)"`, 'gi')
/** Answered by a function. */
const ELSEWHERE = /^\/api\//

const decoded = (text: string) => attempt(() => decodeURIComponent(text)) ?? text

/** The path from the site's root, with a bare fragment resolved against `page`. */
const wholeOf = (page: string, origin: string, address: string) => (address.startsWith('/') ? address : (origin ? '/' : page) + address)

const routeOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/')

/** A closed posting keeps its address but no fragments: links to those were right once, and nobody needs to change them on its last day. */
const hasClosed = (route: string, html: string) => route.startsWith('/careers/') && html.includes('<meta name="robots" content="noindex"')

const hasPlace = (route: string, html: string, place: string) => html.includes(` id="${place}"`) || hasClosed(route, html)

type Pages = Map<string, string>
const byRoute = (pages: Record<string, string>): Pages => new Map(Object.entries(pages).map(([file, html]) => [routeOf(file), html]))

/** The links in `pages` that lead to no page of `made` and to no file of `dist`. */
const brokenAmong = (pages: Pages, made: Pages, dist: string): string[] => {
  const isThere = (route: string) => ELSEWHERE.test(route) || (statSync(path.join(dist, route), { throwIfNoEntry: false })?.isFile() ?? false)
  const leads = (route: string, place: string) => {
    const page = made.get(route)
    return page === undefined ? isThere(route) : !place || hasPlace(route, page, place)
  }

  // Every page has the menu: each address is checked once.
  const named = new Map<string, [page: string, address: string]>()
  for (const [page, html] of pages) for (const [, origin = '', address = ''] of html.matchAll(LINK)) named.set(wholeOf(page, origin, address), [page, origin + address])
  return [...named].flatMap(([whole, [page, address]]) => {
    const [before = '', place = ''] = whole.split('#')
    return leads(decoded(before.replace(/\?.*/s, '')), decoded(place)) ? [] : [`${page}: the link to ${address} leads nowhere: there is no such page, or no such place in it. A draft, or an article still to come, has none yet, and no address ends with a slash.`]
  })
}

/**
 * Faults of the links of `pages`, which are named by their files in the folder `dist`: a sentence each, each address
 * once. Pages `toCome` (`pages-to-come.ts`) may link to each other as well.
 */
export const brokenLinks = (pages: Record<string, string>, dist: string, toCome: Record<string, string> = {}): string[] => {
  const [made, coming] = [byRoute(pages), byRoute(toCome)]
  return [...brokenAmong(made, made, dist), ...brokenAmong(coming, new Map([...coming, ...made]), dist)]
}
