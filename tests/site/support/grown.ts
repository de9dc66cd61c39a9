/** What editors and a rebrand have added since the budgets of the pages were set: words that are theirs are no fault of the site. */
import { listedArticles, postings, STATED_POSTINGS, testimonials } from '../../support/content.ts'
import { site } from '#site/config.ts'

/** What the demo's `config.ts` says of its firm, most of it on every page. */
export const DEMO = { name: 'Brightmere', letters: 1308 }

const beyond = (count: number, stated: number) => Math.max(0, count - stated)

/** Beyond what the specification states: nine articles, six postings, three testimonials. */
const added = {
  articles: beyond(listedArticles().length, 9),
  postings: beyond(postings().length, Object.keys(STATED_POSTINGS).length),
  testimonials: beyond(testimonials().length, 3),
  letters: beyond(JSON.stringify(site).length, DEMO.letters),
}

/** Bytes that a page may have more on the wire: the menu of every page holds the postings, and some pages a line of each entry. */
export const grownBy = (route: string): number =>
  added.letters
  + added.postings * (route === '/careers' ? 250 : 50)
  + (/^\/news(?:$|\/category\/)/.test(route) ? added.articles * 400 : 0)
  + (/^\/(?:home)?$/.test(route) ? added.testimonials * 400 : 0)
