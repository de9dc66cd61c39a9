import type { NewsArticle } from 'schema-dts'
import { absolute, firmInShort } from '#components/seo/firm.ts'
import { articleCard } from '#data/link-pictures.ts'
import { articlePath, type Article } from '#data/news.ts'
import { isoDate } from '#lib/format.ts'

/** An article; the authority that it draws on is cited. */
export const articleData = (article: Article): NewsArticle => {
  const { title, description, category, date, externalLink } = article.data
  return {
    '@type': 'NewsArticle',
    'headline': title,
    description,
    'image': absolute(articleCard(article).path),
    'datePublished': isoDate(date),
    'articleSection': category,
    'inLanguage': 'en',
    'mainEntityOfPage': absolute(articlePath(article)),
    'author': firmInShort,
    'publisher': firmInShort,
    ...(externalLink && { citation: externalLink.url }),
  }
}
