import type { CollectionEntry } from 'astro:content'
import { entriesOf } from '#data/entries.ts'
import { slugOf } from '#lib/slug.ts'

export type Article = CollectionEntry<'news'>

const newestFirst = (a: Article, b: Article) => b.data.date.getTime() - a.data.date.getTime()

export const articlePath = (article: Article): string => `/news/${article.id}`

/** The list on /news: six articles, three more at each press, until all are shown (spec sections 2, 9). */
export const SHOWN_FIRST = 6
export const SHOWN_MORE = 3

/** Every article, newest first. */
export const allArticles = async (): Promise<Article[]> => (await entriesOf('news')).sort(newestFirst)

/** The articles of the list on /news; those with a menu label lead the page instead. */
export const listedArticles = async (): Promise<Article[]> => (await allArticles()).filter((article) => !article.data.menuLabel)

/** The articles that are in the NEWS menu and lead /news. */
export const leadArticles = async (): Promise<Article[]> => (await allArticles()).filter((article) => article.data.menuLabel)

/** The note of an article about an authority's page, on the site and in the feed. */
export const ABOUT_SOURCES = 'This article is general information. The authority’s own page is the one that counts, and it may have changed since.'

/** Of equally frequent names, the first. */
const mostFrequent = (names: string[]): string | undefined => [...Map.groupBy(names, (name) => name).values()].toSorted((a, b) => b.length - a.length)[0]?.[0]

export type Category = { name: string; slug: string; path: string; articles: Article[] }

/** The address of the page that lists the articles of a category. */
export const categoryPath = (name: string): string => `/news/category/${slugOf(name)}`

/** The categories that articles name, sorted by name. A new one in an article's front matter is enough. Spellings with the same address are one category, under its most frequent name. */
export const categories = async (): Promise<Category[]> => {
  const bySlug = Map.groupBy(await allArticles(), (article) => slugOf(article.data.category))
  return [...bySlug]
    .map(([slug, articles]) => ({ name: mostFrequent(articles.map(({ data }) => data.category)) ?? slug, slug, path: categoryPath(slug), articles }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The articles before and after one, by date. */
export const neighboursOf = (all: Article[], article: Article): { newer: Article | undefined; older: Article | undefined } => {
  const at = all.findIndex((entry) => entry.id === article.id)
  return { newer: all[at - 1], older: all[at + 1] }
}
