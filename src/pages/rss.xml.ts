/** The newest articles in full, for feed readers. */
import rss from '@astrojs/rss'
import { withAbsoluteAddresses } from '#components/feed/absolute.ts'
import { escaped } from '#components/feed/escaped.ts'
import { bodyOf } from '#components/feed/full-text.ts'
import { factsOf } from '#components/seo/article.ts'
import { absolute } from '#components/seo/firm.ts'
import { articleCard } from '#data/link-pictures.ts'
import { ABOUT_SOURCES, allArticles, articlePath, type Article } from '#data/news.ts'
import { page } from '#data/pages.ts'
import { firstNameOf } from '#lib/slug.ts'
import { site } from '#site/config.ts'

/** Limits the size of the feed, which has full texts: older articles are on /news and in the sitemap. */
const NEWEST = 50

const source = (article: Article) => {
  const { externalLink } = article.data
  return externalLink ? `<p>${ABOUT_SOURCES}</p><p><a href="${escaped(externalLink.url)}">Read it at the source: ${escaped(externalLink.authority)}</a></p>` : ''
}

const picture = (article: Article) => {
  const { path, width, height, alt } = articleCard(article)
  return `<media:content url="${absolute(path)}" medium="image" type="image/jpeg" width="${width}" height="${height}"><media:description type="plain">${escaped(alt)}</media:description></media:content>`
}

/** A renamed article keeps the id that it had under its first name: to a reader another id is another article. */
const keptId = ({ id, data: { formerly } }: Article) =>
  (formerly.length ? `<guid isPermaLink="false">${absolute(`/news/${firstNameOf(id, formerly)}`)}</guid>` : '')

const itemOf = async (article: Article) => {
  const link = absolute(articlePath(article))
  const { published, modified } = factsOf(article)
  return {
    title: article.data.title,
    description: article.data.excerpt,
    link,
    pubDate: new Date(published),
    customData: keptId(article) + picture(article) + (modified === published ? '' : `<atom:updated>${modified}</atom:updated>`),
    categories: [article.data.category],
    content: withAbsoluteAddresses((await bodyOf(article)).trim() + source(article), link),
  }
}

export const GET = async () => {
  const articles = (await allArticles()).slice(0, NEWEST)
  const changed = Math.max(...articles.map((article) => Date.parse(factsOf(article).modified)))
  return rss({
    title: `${site.name} News`,
    description: (await page('news')).data.description,
    site: absolute('/news'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    items: await Promise.all(articles.map(itemOf)),
    customData: `<language>en</language>${articles.length ? `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>` : ''}<atom:link href="${absolute('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
  })
}
