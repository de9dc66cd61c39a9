/** Every address that the site names leads somewhere, and every indexed page can be reached by links from the home page. */
import { describe, expect, it } from 'vitest'
import { parse } from 'node-html-parser'
import { fileOf, indexedPages, pages, publicPages, textOf, type Page } from './support/build.ts'
import { articles } from '../support/content.ts'
import { dayIn } from '#contracts/day.ts'
import { isoDate } from '#lib/format.ts'
import { site } from '#site/config.ts'

/** Answered by a function or by a redirect of netlify.toml, not by a file. */
const ELSEWHERE = /^\/(?:api|f)\//

const base = (page: Page) => new URL(page.route, site.origin)
const isOwn = (url: URL) => url.origin === site.origin
const addressesIn = (page: Page, selector: string, attribute: string) => page.root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '')

/** Addresses of links, of pictures in every size, of scripts, styles, fonts, icons and forms. */
const addressesOf = (page: Page): URL[] => {
  const sets = addressesIn(page, '[srcset]', 'srcset').flatMap((set) => set.split(',').map((entry) => entry.trim().split(/\s+/)[0]!))
  const metas = page.root.querySelectorAll('meta[property="og:image"], meta[property="og:url"]').map((element) => element.getAttribute('content')!)
  const islands = [...addressesIn(page, 'astro-island', 'component-url'), ...addressesIn(page, 'astro-island', 'renderer-url')]
  const plain = [...addressesIn(page, '[href]', 'href'), ...addressesIn(page, '[src]', 'src'), ...addressesIn(page, 'form[action]', 'action')]
  return [...plain, ...sets, ...metas, ...islands].filter(Boolean).map((address) => new URL(address, base(page)))
}

const idsOf = new Map<string, Set<string>>()
const ids = (file: string) => {
  const known = idsOf.get(file) ?? new Set(parse(textOf(file)).querySelectorAll('[id]').map((element) => element.id))
  idsOf.set(file, known)
  return known
}

/** A posting that is closed has its address alone: who linked to a place of it was right (`src/build/broken-links.ts`). */
const hasClosed = ({ pathname }: URL, file: string) => pathname.startsWith('/careers/') && textOf(file).includes('<meta name="robots" content="noindex"')

const isBroken = (url: URL): boolean => {
  if (ELSEWHERE.test(url.pathname)) return false
  const file = fileOf(url.pathname)
  if (!file) return true
  return url.hash.length > 1 && file.endsWith('.html') && !ids(file).has(decodeURIComponent(url.hash.slice(1))) && !hasClosed(url, file)
}

describe('every address', () => {
  it.each(pages.map((page) => [page.route, page] as const))('that %s names is answered, to the very part of the page', (_route, page) => {
    const own = addressesOf(page).filter((url) => url.protocol.startsWith('http') && isOwn(url))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter(isBroken).map((url) => url.pathname + url.hash)).toEqual([])
  })

  it('that a style names is answered', () => {
    const named = publicPages.flatMap((page) => [...page.html.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address]) => address!))
    expect(named.length).toBeGreaterThan(0)
    expect([...new Set(named)].filter((address) => !fileOf(address))).toEqual([])
  })

  it('is written without a trailing slash or an .html, as its page calls itself', () => {
    const links = publicPages.flatMap((page) => addressesIn(page, 'a[href^="/"]', 'href').map((href) => new URL(href, base(page)).pathname))
    expect([...new Set(links)].filter((path) => path !== '/' && /\/$|\.html$/.test(path))).toEqual([])
  })

  it('of another site is https, and a new tab keeps this one to itself', () => {
    const links = publicPages.flatMap((page) => page.root.querySelectorAll('a[href^=http]'))
    expect(links.map((link) => link.getAttribute('href')!).filter((href) => !href.startsWith('https://'))).toEqual([])
    expect(links.filter((link) => link.getAttribute('target') === '_blank' && !/noopener/.test(link.getAttribute('rel') ?? '')).map((link) => link.outerHTML)).toEqual([])
  })
})

/** The paths that a page links to without a query: with one, a search engine may ignore the link. */
const linkedFrom = (page: Page) => addressesIn(page, 'a[href]', 'href').map((href) => new URL(href, base(page))).filter((url) => isOwn(url) && !url.search).map((url) => url.pathname)

describe('every page of the index', () => {
  it('can be walked to from the home page', () => {
    const byRoute = new Map(pages.map((page) => [page.route, page]))
    const reached = new Set(['/'])
    for (const route of reached) for (const next of linkedFrom(byRoute.get(route)!)) if (byRoute.has(next)) reached.add(next)
    expect(indexedPages.map((page) => page.route).filter((route) => !reached.has(route))).toEqual([])
  })

  it('stands in the sitemap once, and nothing else does', () => {
    const listed = [...textOf('sitemap-0.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
    expect(listed.map((address) => new URL(address).pathname).toSorted()).toEqual(indexedPages.map((page) => page.route).toSorted())
    expect(listed.filter((address) => !address.startsWith(site.origin))).toEqual([])
  })

  it('says there since when an article, a posting, a legal text and a list of articles are as they are, by the day of the firm’s zone', () => {
    const dates = Object.fromEntries([...textOf('sitemap-0.xml').matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, address, date]) => [new URL(address!).pathname, date]))
    const dated = Object.keys(dates).filter((route) => /^\/(?:news|careers)\/[^/]+$|^\/news\/category\/|^\/(?:news|privacy|terms)$/.test(route))
    expect(dated.length).toBeGreaterThan(15)
    for (const route of dated) expect(Date.parse(dates[route] ?? ''), route).toBeLessThanOrEqual(Date.now())
    // The list changes with its newest article; an update of an older one doesn't count.
    expect(dayIn(site.timeZone, new Date(dates['/news']!))).toBe(isoDate(new Date(articles()[0]!.date)))
    for (const route of dated.filter((each) => each.startsWith('/careers/'))) expect(dayIn(site.timeZone, new Date(dates[route]!)), route).toBe(pages.find((page) => page.route === route)!.root.querySelector('.facts time')!.getAttribute('datetime'))
  })

  it('robots.txt leads to the sitemap and closes the API alone', () => {
    const robots = textOf('robots.txt')
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap-index.xml`)
    expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
    expect(textOf('sitemap-index.xml')).toContain(`${site.origin}/sitemap-0.xml`)
  })
})
