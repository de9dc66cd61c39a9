/** Entries with a future date, as pages with nothing but their links, so that a broken link is reported now and not by the build of that day. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Entry, entryOf } from './content-faults/entry.ts'
import { attributeOf, type Node } from './content-faults/tree.ts'
import { dayIn } from '#contracts/day.ts'
import { isToCome } from '#lib/published.ts'
import { slugOf } from '#lib/slug.ts'
import { site } from '#site/config.ts'

/** A cheap first check: most entries are published. */
const DAY = /^["']?(?:date|posted)\b.*?(\d{4}-\d{2}-\d{2})/m

const addressOf = (node: Node): string | undefined => {
  if (node.type === 'link' || node.type === 'definition') return node.url
  const isMarkup = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return isMarkup && node.name === 'a' ? attributeOf(node, 'href') : undefined
}

/** The ids of its own page aren't known yet. */
const linksOf = ({ nodes }: Entry): string =>
  nodes.map(addressOf).filter((address) => address && !/^(?:#|\.\/)/.test(address)).map((address) => `<a href="${address}">`).join('')

const pagesOf = (root: string, file: string, today: string): [file: string, html: string][] => {
  const entry = entryOf(root, file)
  const { draft, date, posted, category } = Object.fromEntries(entry.fields.map(({ name, value }) => [name, value]))
  if (!isToCome({ draft: draft === 'true', date, posted }, today)) return []
  const page = path.dirname(path.relative('content', file)).replaceAll('\\', '/')
  return [[`${page}.html`, linksOf(entry)], ...(category ? [[`news/category/${slugOf(category)}.html`, ''] as [string, string]] : [])]
}

/** Keyed by their future files. `root` contains `content/`. */
export const pagesToCome = (root: string): Record<string, string> => {
  const today = dayIn(site.timeZone, new Date())
  const files = globSync('content/{careers,news}/*/index.mdx', { cwd: root }).filter((file) => (DAY.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? '') > today)
  return Object.fromEntries(files.flatMap((file) => pagesOf(root, file, today)))
}
