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

/** How many entries there are beyond the specification's nine articles, six postings, four services, three testimonials and two legal pages. */
const added = {
  articles: beyond(listedArticles().length, 9),
  postings: beyond(postings().length, Object.keys(STATED_POSTINGS).length),
  services: beyond(services().length, 4),
  testimonials: beyond(testimonials().length, 3),
  legalPages: beyond(readdirSync('content/pages').filter((name) => !COMPOSED.includes(name)).length, 2),
  letters: beyond(JSON.stringify(site).length, DEMO_LETTERS),
}
/** Another firm's config may be shorter and make larger pages all the same: a scheduler is one address in the config, and a section of a page. */
const rebranded = isDemo ? 0 : 100

/** The compressed bytes of each kind's longest text when the budgets were set, with its front matter. */
const LONGEST: Record<string, number> = { careers: 878, news: 1240, pages: 1624 }
/** The bytes of an entry's text beyond that, and a tenth more, because a posting's text is in its structured data as well. A legal page has no folder in its address. */
const longer = (route: string): number => {
  const [, collection = 'pages', name] = /^\/(?:(careers|news)\/)?([^/]+)$/.exec(route) ?? []
  const file = `content/${collection}/${name}/index.mdx`
  return existsSync(file) ? Math.ceil(beyond(brotli(readFileSync(file)), LONGEST[collection] ?? 0) * 1.1) : 0
}

/** The compressed bytes of all texts of these kinds then; other pages are made from them. */
const TOGETHER: Record<string, number> = { plans: 583, services: 5201, testimonials: 498 }
const grown = (...collections: string[]): number =>
  collections.reduce((bytes, collection) => bytes + beyond(weightOf(collection), TOGETHER[collection] ?? 0), 0)
const weightOf = (collection: string) => brotli(globSync(`content/${collection}/*/index.mdx`).toSorted().map((file) => readFileSync(file, 'utf8')).join(''))

/** The bytes by which a page may have grown: every page has postings and services in its menu and legal pages in its footer, some pages a line for each entry, and an entry's own page its whole text. */
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
