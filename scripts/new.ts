/**
 * `npm run new -- news "Title"` or `npm run new -- career "Title"`: a folder in `content/` with everything that the
 * schema asks for, as a draft. See docs/editing.md.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { runCommand } from './process/command.ts'
import { cover } from './skeletons/cover.ts'
import { careerFields } from './skeletons/career.ts'
import { newsFields } from './skeletons/news.ts'
import { LIST, slugOf } from '#lib/slug.ts'

const kinds = {
  news: { collection: 'news', fields: newsFields, files: { 'cover.svg': cover } },
  career: { collection: 'careers', fields: careerFields, files: {} },
}
export type Kind = keyof typeof kinds

/** Makes the entry and answers with its folder. @throws for a title without letters, a long one, or a folder that exists */
export const createEntry = (root: string, kind: Kind, title: string, today: Date): string => {
  const slug = slugOf(title)
  if (!slug) throw new Error('A title needs letters or digits: they make the address.')
  if (slug === LIST) throw new Error('This title makes the address of the list. Choose another.')
  if (title.length > 100) throw new Error('A title has at most 100 characters.')
  const { collection, fields, files } = kinds[kind]
  const folder = path.join('content', collection, slug)
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} exists already. Choose another title, or edit what is there.`)
  mkdirSync(path.join(root, folder), { recursive: true })
  const text = `---\n${stringify({ title: title.trim(), ...fields(today) }, { lineWidth: 0 })}---\n\nWrite here. The first line above that the page shows is the title.\n`
  writeFileSync(path.join(root, folder, 'index.mdx'), text)
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(root, folder, name), content)
  return folder
}

const isKind = (name: string | undefined): name is Kind => name !== undefined && Object.hasOwn(kinds, name)

if (import.meta.main) {
  const [kind, ...words] = process.argv.slice(2)
  // A title without quotes arrives as several words.
  const title = words.join(' ')
  await runCommand(() => {
    if (!isKind(kind) || !title) throw new Error('Usage: npm run new -- news "Title"   or   npm run new -- career "Title"')
    console.log(`Made ${createEntry('.', kind, title, new Date())}. It is a draft: replace the example’s words with your own, then remove \`draft: true\` and \`placeholder: true\` to publish it.`)
  })
}
