/** Files in `content/` of which the build silently makes no page, or a page whose address nobody could type. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Field } from './front-matter.ts'
import { shapes } from '#build/content-shapes.ts'
import { COMPOSED } from '#data/composed-pages.ts'
import { ADDRESS, LIST } from '#lib/slug.ts'

const COLLECTIONS = Object.keys(shapes).toSorted()

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.')) : [])

const wrongWith = (folder: string, name: string, isFolder: boolean): string | undefined => {
  if (!isFolder) return 'no page is made from it. Each entry is a folder with an `index.mdx` in it.'
  const files = namesIn(path.join(folder, name)).map((file) => file.name)
  if (files.length > 0 && !files.includes('index.mdx')) return `no page is made from it. Its text must be called \`index.mdx\`; there is ${files.join(', ')}.`
  if (name === LIST) return 'this is the address of the list. Choose another name.'
  return ADDRESS.test(name) ? undefined : 'its name is the address. Use small letters without accents, digits and single hyphens.'
}

/** Addresses of pages in `src/pages/` that aren't made from `content/pages/`. */
const isTaken = (root: string, name: string) => !COMPOSED.includes(name) && ['', '.astro'].some((end) => existsSync(path.join(root, 'src/pages', name + end)))

/** The faults, each a sentence with its place. */
export const placeFaults = (root: string): string[] =>
  namesIn(path.join(root, 'content')).filter((entry) => entry.isDirectory()).flatMap(({ name: collection }) => {
    const folder = path.join('content', collection)
    if (!COLLECTIONS.includes(collection)) return [`${folder}: no page is made from it. The folders are ${COLLECTIONS.join(', ')}.`]
    return namesIn(path.join(root, folder)).flatMap((entry) => {
      const taken = collection === 'pages' && isTaken(root, entry.name) ? 'no page is made from it. The site has a page of its own at this address.' : undefined
      const words = wrongWith(path.join(root, folder), entry.name, entry.isDirectory()) ?? taken
      return words ? [`${path.join(folder, entry.name)}: ${words}`] : []
    })
  })

const SERVICE = /^content\/services\/(.+)\/index\.mdx$/

/** Services without a route, a sentence each: the other collections share one. A draft may wait for its own. */
export const routelessServices = (root: string, entries: { file: string; fields: Field[] }[]): string[] =>
  entries.flatMap(({ file, fields }) => {
    const route = `src/pages/services/[product]-${SERVICE.exec(file)?.[1]}.astro`
    const isShown = SERVICE.test(file) && fields.length > 0 && !fields.some(({ name, value }) => name === 'draft' && value === 'true')
    return isShown && !existsSync(path.join(root, route)) ? [`${file}: no page is made from it. A service of its own is a developer’s work: it needs \`${route}\`. Until then keep it as \`draft: true\`.`] : []
  })
