/** A thousand extra articles with different words, for the build bench: the same for our site and for a bare one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { cover } from '../skeletons/cover.ts'
import { newsFields } from '../skeletons/news.ts'

const WORDS = readFileSync('content/news/debt-to-income-ratio/index.mdx', 'utf8').split('---')[2]!.trim()

const textOf = (i: number) => `---\n${stringify({ title: `Article ${i} of the bench`, ...newsFields(new Date('2026-01-01')), description: `What article ${i} says.`, draft: false })}---\n\n${WORDS}\n\n## Number ${i}\n\nThis is article ${i}.\n`

/** Writes `count` articles as folders below `folder`. */
export const writeArticles = (folder: string, count: number): void => {
  for (let i = 1; i <= count; i++) {
    const article = path.join(folder, `bench-${i}`)
    mkdirSync(article, { recursive: true })
    writeFileSync(path.join(article, 'index.mdx'), textOf(i))
    writeFileSync(path.join(article, 'cover.svg'), cover)
  }
}
