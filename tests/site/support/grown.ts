/** What editors and a rebrand have added since the pages' budgets were set: their words don't count against the site. */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { brotli } from './weight.ts'
import { listedArticles, postings, services, STATED_POSTINGS, testimonials } from '../../support/content.ts'
import { isDemo } from '../../support/firm.ts'
import { COMPOSED } from '#data/composed-pages.ts'
import { site } from '#site/config.ts'

/** The letters of the demo's `config.ts`, most of which stand on every page. */
export const DEMO_LETTERS = 1342

const beyond = (count: number, stated: number) => Math.max(0, count - stated)

/** Beyond what the specification states: nine articles, six postings, four services, three testimonials, two legal pages. */
const added = {
  articles: beyond(listedArticles().length, 9),
  postings: beyond(postings().length, Object.keys(STATED_POSTINGS).length),
  services: beyond(services().length, 4),
  testimonials: beyond(testimonials().length, 3),
  legalPages: beyond(readdirSync('content/pages').filter((name) => !COMPOSED.includes(name)).length, 2),
  letters: beyond(JSON.stringify(site).length, DEMO_LETTERS),
}
/** Another firm's config may be shorter and its pages larger for it: a scheduler is two words in one and a section of the other. */
const rebranded = isDemo ? 0 : 100

/** What the longest text of each kind weighed when the budgets were set, its front matter included. */
const LONGEST: Record<string, number> = { careers: 878, news: 1240, pages: 1624 }
/** Bytes that an entry's text has beyond that, a tenth more where it stands twice, as in a posting's data; a legal page has no folder in its address. */
const longer = (route: string): number => {
  const [, collection = 'pages', name] = /^\/(?:(careers|news)\/)?([^/]+)$/.exec(route) ?? []
  const file = `content/${collection}/${name}/index.mdx`
  return existsSync(file) ? Math.ceil(beyond(brotli(readFileSync(file)), LONGEST[collection] ?? 0) * 1.1) : 0
}

/** What the texts of these kinds weighed then, which pages of others are made from. */
const TOGETHER: Record<string, number> = { plans: 583, services: 5201, testimonials: 498 }
const grown = (...collections: string[]): number =>
  collections.reduce((bytes, collection) => bytes + beyond(weightOf(collection), TOGETHER[collection] ?? 0), 0)
const weightOf = (collection: string) => brotli(globSync(`content/${collection}/*/index.mdx`).toSorted().map((file) => readFileSync(file, 'utf8')).join(''))

/** Bytes that a page may have more on the wire: the menu of every page holds postings and services, its footer the legal pages, some pages a line of each entry, and an entry's own all that is written in it. */
export const grownBy = (route: string): number =>
  added.letters
  + rebranded
  + longer(route)
  + added.postings * (route === '/careers' ? 250 : 50)
  + added.services * 50
  + added.legalPages * 30
  + (/^\/news(?:$|\/category\/)/.test(route) ? added.articles * 400 : 0)
  + (/^\/(?:home)?$/.test(route) ? added.testimonials * 400 + grown('plans', 'services', 'testimonials') : 0)
  + (/^\/(?:services|membership)/.test(route) ? grown('plans', 'services') : 0)
