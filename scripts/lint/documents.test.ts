/** README.md and docs/ name only what there is: files, folders, commands, headings, and names in the code; comments name only documents that there are. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const filesIn = (...patterns: string[]) => globSync(patterns).map((file) => file.replaceAll('\\', '/'))
const files = filesIn('*.*', '.env.example', '{content,docs,netlify/database,netlify/functions,scripts,src,tests}/**/*.*')
const known = files.map((file) => `/${file}`)
/** The tables of measurements are written by commands. */
const documents = files.filter((file) => /^(?:README|docs\/.+)\.md$/.test(file) && !/^docs\/(?:bench|trust)\//.test(file))
const OWN = 'scripts/lint/documents.test.ts'
const source = files.filter((file) => file !== OWN && /\.(?:ts|tsx|astro|css|js|mjs|mdx|sql|toml|example)$|^package\.json$/.test(file)).map((file) => readFileSync(file, 'utf8')).join('\n')

/** What a build or a local run makes. */
const MADE = /^(?:dist|shots|netlify\/built|\.netlify\/\w+|node_modules\/.+|src\/assets\/pictures|accents\.json|.+\.generated\.ts)(?:\/|$)/
/** What other programs, and earlier versions of this one, call things. */
const FOREIGN = new Set(['MiniBrowser', 'SIGNIFICANT_DUR_THRESHOLD_MS', 'autoUpdate', 'c.json', 'dangerouslySetInnerHTML', 'innerHTML', 'max_prepared_statements', 'resistFingerprinting', 'reuseContext', 'transparent_hugepage'])

const FILE = /^[\w{][\w./{},-]*\.(?:ts|tsx|css|astro|mdx?|mjs|js|json|svg|sql|toml)$/
const FOLDER = /^(?:\.netlify|content|docs|netlify|node_modules|scripts|src|tests)\/[\w./{},-]+$/
const NAME = /^(?=.*[a-z][A-Z]|.*_)[A-Za-z]\w+$/

/** `{a,b}.ts` as `a.ts` and `b.ts`. */
const each = (text: string): string[] => {
  const [all, inside = ''] = /\{([^{}]*)\}/.exec(text) ?? []
  return all === undefined ? [text] : inside.split(',').flatMap((part) => each(text.replace(all, part)))
}
const isThere = (name: string) => MADE.test(name) || known.some((file) => file.endsWith(`/${name}`) || file.includes(`/${name.replace(/\/$/, '')}/`))

const wrongWith = (span: string): boolean => {
  if (FOREIGN.has(span)) return false
  const command = /^npm run ([\w:-]+)/.exec(span)?.[1]
  if (command !== undefined) return !Object.hasOwn(packageJson.scripts, command)
  if (FILE.test(span) || FOLDER.test(span)) return !each(span).every(isThere)
  return NAME.test(span) && !source.includes(span)
}

/** The fragment by which GitHub links a heading. */
const fragmentOf = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-')
const leadsNowhere = (from: string, link: string): boolean => {
  const [file = '', fragment] = link.split('#')
  const target = file ? path.join(path.dirname(from), file) : from
  if (!existsSync(target)) return true
  return fragment !== undefined && !(readFileSync(target, 'utf8').match(/(?<=^#+ ).*$/gm) ?? []).map(fragmentOf).includes(fragment)
}

it.each(documents)('%s names what there is', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const links = [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link)
  expect([...spans.filter(wrongWith), ...links.filter((link) => leadsNowhere(document, link))]).toEqual([])
})

it('comments name documents that there are', () => {
  const named = new Set(source.match(/\bdocs\/[\w./-]+\.md\b/g))
  expect([...named].filter((file) => !existsSync(file))).toEqual([])
})
