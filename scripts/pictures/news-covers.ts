/**
 * Draws the covers of the ten articles that the site begins with, each beside its text in `content/news/<slug>/cover.svg`.
 * The results are committed: they are content, and an editor may replace any of them with a picture of their own.
 * Run by hand after a change of colours: `npm run pictures:covers`.
 */
import { covers } from './covers/index.ts'
import { save } from './output.ts'

const news = new URL('../../content/news/', import.meta.url)
for (const [slug, draw] of Object.entries(covers)) save(news, `${slug}/cover.svg`, draw())
