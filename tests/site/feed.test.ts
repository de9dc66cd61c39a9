/** The feed: RSS 2.0 with full texts, as a feed reader needs them. */
import { XMLParser } from 'fast-xml-parser'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { articles as written } from '../support/content.ts'
import { fileOf, pages, textOf } from './support/build.ts'
import { site } from '#site/config.ts'

type Item = { title: string; link: string; guid: { '#text': string; '@_isPermaLink': string }; description: string; pubDate: string; category: string; 'media:content': { '@_url': string }; 'content:encoded': string }
type Channel = { title: string; link: string; description: string; language: string; 'atom:link': { '@_href': string; '@_rel': string }; 'lastBuildDate': string; item: Item[] }

const xml = textOf('rss.xml')
// With this option the parser throws if the feed is not well formed. Its replacement would be another package.
// eslint-disable-next-line @typescript-eslint/no-deprecated
const { rss } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(xml, true) as { rss: { '@_version': string; channel: Channel } }
const { channel } = rss
/** As `src/pages/rss.xml.ts` has it. */
const NEWEST = 50
const articles = pages.filter(({ route }) => /^\/news\/[^/]+$/.test(route))

/** "Tue, 10 Nov 2026 00:00:00 GMT": RFC 822 with the four digits that RSS asks for. */
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/

describe('the feed', () => {
  it('is RSS 2.0, and names itself', () => {
    expect(rss['@_version']).toBe('2.0')
    expect(channel).toMatchObject({ link: `${site.origin}/news`, language: 'en', 'atom:link': { '@_href': `${site.origin}/rss.xml`, '@_rel': 'self' } })
    expect(channel.lastBuildDate).toMatch(RFC_822)
    expect(channel.title).toContain(site.name)
    expect(channel.description).toMatch(/\S/)
  })

  it('holds the newest articles once each, as many as make a feed and no more', () => {
    const routes = channel.item.map(({ link }) => new URL(link).pathname)
    expect(routes).toHaveLength(Math.min(articles.length, NEWEST))
    expect(routes).toHaveLength(new Set(routes).size)
    expect(articles.map(({ route }) => route)).toEqual(expect.arrayContaining(routes))
    const times = channel.item.map(({ pubDate }) => Date.parse(pubDate))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
})

describe.each(channel.item.map((item) => [new URL(item.link).pathname, item] as const))('%s', (route, item) => {
  const content = parse(item['content:encoded'])

  it('has a title, an excerpt, a category, a date of RFC 822 and an address that is its identity, the first if it was renamed', () => {
    for (const text of [item.title, item.description, item.category]) expect(text).toMatch(/\S/)
    expect(item.pubDate).toMatch(RFC_822)
    expect(fileOf(new URL(item['media:content']['@_url']).pathname)).toBeDefined()
    const first = written().find(({ slug }) => route === `/news/${slug}`)?.formerly?.at(-1)
    expect(item.guid).toEqual(first ? { '#text': `${site.origin}/news/${first}`, '@_isPermaLink': 'false' } : { '#text': item.link, '@_isPermaLink': 'true' })
    expect(item.link).toBe(site.origin + route)
  })

  it('carries the whole text of its page', () => {
    const page = pages.find((candidate) => candidate.route === route)!
    const blocks = page.root.querySelectorAll('.prose p, .prose h2, .prose li, .source p:first-of-type').map((block) => block.text.trim())
    expect(blocks).not.toEqual([])
    for (const block of blocks) expect(content.text).toContain(block)
  })

  it('has addresses in full alone, and those of the site exist', () => {
    const addresses = content.querySelectorAll('[href], [src]').map((element) => element.getAttribute('href') ?? element.getAttribute('src')!)
    expect(addresses.filter((address) => !/^(?:https:|mailto:)/.test(address))).toEqual([])
    const own = addresses.filter((address) => address.startsWith(site.origin)).map((address) => new URL(address).pathname)
    expect(own.filter((pathname) => !fileOf(pathname))).toEqual([])
  })
})
