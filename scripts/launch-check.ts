/**
 * `npm run launch-check`: what still stands between this repository and a real launch: placeholders, example
 * addresses, colours that can't be read, unset secrets. Ends with 1 while there is anything.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastFindings } from './contrast.ts'
import { environmentFindings } from './environment-findings.ts'
import { examplesIn } from './examples.ts'
import { frontMatterIn } from './front-matter.ts'
import { outdatedCovers } from './pictures/covers/outdated.ts'
import { site } from '#site/config.ts'

/** What is left to do in `content/`, by file. */
export const contentFindings = (root: string): string[] =>
  globSync('content/**/*.mdx', { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const placeholder = frontMatterIn(path.join(root, file))['placeholder'] === true ? ['placeholder: true'] : []
      return [...placeholder, ...examplesIn(text)].map((finding) => `${file}: ${finding}`)
    })

export const coverFindings = (root: string): string[] =>
  outdatedCovers(root).map(({ file }) => `${file}: is drawn for other colours, or another city, than src/site/ has: npm run pictures:covers`)

// Links in mails are the origin with a path behind it.
const ORIGIN_KEY = 'src/site/config.ts origin'
const isOrigin = (text: string) => text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text
const originFindings = (text: string, key: string) =>
  key === ORIGIN_KEY && !isOrigin(text) ? [`${key}: ${text} must be written as https://www.firm.com is, with nothing behind the name`] : []

/** What the site came with, beside addresses that can be nobody's. */
const SHIPPED = /brightmere|lantern row/i
const shippedFindings = (text: string, key: string) => (SHIPPED.test(text) && !examplesIn(text).length ? [`${key}: ${text} is the firm's that the site came with`] : [])

/** What is left to do in the facts of the firm, by key. */
export const siteFindings = (value: unknown, key = 'src/site/config.ts'): string[] => {
  if (typeof value === 'string') return [...examplesIn(value).map((finding) => `${key}: ${finding}`), ...shippedFindings(value, key), ...originFindings(value, key)]
  if (typeof value !== 'object' || value === null) return []
  const own = (value as { placeholder?: unknown }).placeholder === true ? [`${key}: placeholder: true`] : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => siteFindings(inner, `${key} ${name}`))]
}

if (import.meta.main) {
  const findings = [...siteFindings(site), ...contrastFindings(readFileSync('src/site/theme.css', 'utf8')), ...contentFindings('.'), ...coverFindings('.'), ...environmentFindings()]
  for (const finding of findings) console.log(finding)
  console.log(findings.length ? `\nNot ready: ${findings.length} left.` : 'Ready to launch.')
  process.exitCode = findings.length ? 1 : 0
}
