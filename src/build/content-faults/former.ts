/** Former names of articles that lead nowhere: another article has the name, or two claim it. */
import path from 'node:path'
import type { Field } from './front-matter.ts'

const ARTICLE = /^content\/news\//
const NAME = /[a-z0-9]+(?:-[a-z0-9]+)*/g

type Entry = { file: string; fields: Field[] }

const folderOf = ({ file }: Entry) => path.posix.basename(path.posix.dirname(file))
/** A list, in whichever way it is written. */
const formerNamesOf = ({ fields }: Entry): string[] => fields.find(({ name }) => name === 'formerly')?.written.replace(/#.*/g, '').match(NAME) ?? []

/** A sentence each. */
export const takenNames = (entries: Entry[]): string[] => {
  const articles = entries.filter(({ file }) => ARTICLE.test(file))
  const whose = new Map(articles.map((article) => [folderOf(article), article.file]))
  return articles.flatMap((article) =>
    formerNamesOf(article).flatMap((name) => {
      const owner = whose.get(name)
      whose.set(name, article.file)
      return owner ? [`${article.file}: \`formerly\` has \`${name}\`, which is an address of \`${owner}\`. An address leads to one article: remove it here.`] : []
    }))
}
