/** What editors and a rebrand have added since the budgets of the pages were set: words that are theirs are no fault of the site. */
import { existsSync, readFileSync } from 'node:fs'
import { brotli } from './weight.ts'
import { listedArticles, postings, STATED_POSTINGS, testimonials } from '../../support/content.ts'
import { site } from '#site/config.ts'

/** What the demo's `config.ts` says of its firm, most of it on every page. */
export const DEMO = { name: 'Brightmere', letters: 1342 }

const beyond = (count: number, stated: number) => Math.max(0, count - stated)

/** Beyond what the specification states: nine articles, six postings, three testimonials. */
const added = {
  articles: beyond(listedArticles().length, 9),
  postings: beyond(postings().length, Object.keys(STATED_POSTINGS).length),
  testimonials: beyond(testimonials().length, 3),
  letters: beyond(JSON.stringify(site).length, DEMO.letters),
}

/** What the longest text of each kind weighed when the budgets were set, its front matter included. */
const LONGEST: Record<string, number> = { careers: 878, news: 1240, pages: 1624 }
/** Bytes that an entry's text has beyond that, a tenth more where it stands twice, as in a posting's data; a legal page has no folder in its address. */
const longer = (route: string): number => {
  const [, collection = 'pages', name] = /^\/(?:(careers|news)\/)?([^/]+)$/.exec(route) ?? []
  const file = `content/${collection}/${name}/index.mdx`
  return existsSync(file) ? Math.ceil(beyond(brotli(readFileSync(file)), LONGEST[collection] ?? 0) * 1.1) : 0
}

/** Bytes that a page may have more on the wire: the menu of every page holds the postings, some pages a line of each entry, and an entry's own all that is written in it. */
export const grownBy = (route: string): number =>
  added.letters
  + longer(route)
  + added.postings * (route === '/careers' ? 250 : 50)
  + (/^\/news(?:$|\/category\/)/.test(route) ? added.articles * 400 : 0)
  + (/^\/(?:home)?$/.test(route) ? added.testimonials * 400 : 0)
