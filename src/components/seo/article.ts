import type { NewsArticle } from 'schema-dts'
import { absolute, firmInShort } from '#components/seo/firm.ts'
import { articleCard } from '#data/link-pictures.ts'
import { articlePath, type Article } from '#data/news.ts'
import { momentIn } from '#lib/zone.ts'
import { site } from '#site/config.ts'

/** When an article appeared and was last changed (ISO 8601, in the firm's zone), and its category: shared by structured data and meta elements. */
export const factsOf = ({ data: { date, updated = date, category } }: Article) =>
  ({ published: momentIn(site.timeZone, date), modified: momentIn(site.timeZone, updated), section: category })

/** An article as structured data; the authority's page that it is about is cited. */
export const articleData = (article: Article): NewsArticle => {
  const { title, description, externalLink } = article.data
  const { published, modified, section } = factsOf(article)
  return {
    '@type': 'NewsArticle',
    'headline': title,
    description,
    'image': absolute(articleCard(article).path),
    'datePublished': published,
    'dateModified': modified,
    'articleSection': section,
    'inLanguage': 'en',
    'mainEntityOfPage': absolute(articlePath(article)),
    'author': firmInShort,
    'publisher': firmInShort,
    ...(externalLink && { citation: externalLink.url }),
  }
}
