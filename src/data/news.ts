import type { CollectionEntry } from 'astro:content'
import { entriesOf } from '#data/entries.ts'

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

/** The articles that stand in the NEWS menu and lead /news. */
export const leadArticles = async (): Promise<Article[]> => (await allArticles()).filter((article) => article.data.menuLabel)

/** The articles before and after one, by date. */
export const neighboursOf = (all: Article[], article: Article): { newer: Article | undefined; older: Article | undefined } => {
  const at = all.findIndex((entry) => entry.id === article.id)
  return { newer: all[at - 1], older: all[at + 1] }
}
