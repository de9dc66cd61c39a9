/**
 * `npm run launch-check`: what still stands between this repository and a real launch: placeholders, example
 * addresses, colours that can't be read, unset secrets. Ends with 1 while there is anything.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contrastFindings } from './contrast.ts'
import { environmentFindings } from './environment-findings.ts'
import { examplesIn } from './examples.ts'
import { frontMatterOf } from './front-matter.ts'
import { covers } from './pictures/covers/index.ts'
import { site } from '#site/config.ts'

/** What is left to do in `content/`, by file. */
export const contentFindings = (root: string): string[] =>
  globSync('content/**/*.mdx', { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const placeholder = frontMatterOf(text)['placeholder'] === true ? ['placeholder: true'] : []
      return [...placeholder, ...examplesIn(text)].map((finding) => `${file}: ${finding}`)
    })

/** How a drawing of ours begins: its size and how its lines end, which another program's would hardly be. */
const beginningOf = (svg: string) => svg.slice(0, svg.indexOf('>'))

/** Covers that the site came with, drawn for colours or a city that `src/site/` no longer has. Pictures of an editor's own are their own. */
export const coverFindings = (root: string): string[] =>
  Object.entries(covers).flatMap(([slug, draw]) => {
    const file = `content/news/${slug}/cover.svg`
    const found = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined
    const drawn = draw()
    return found !== undefined && found !== drawn && beginningOf(found) === beginningOf(drawn) ? [`${file}: is drawn for other colours, or another city, than src/site/ has: npm run pictures:covers`] : []
  })

// Links in mails are the origin with a path behind it.
const ORIGIN_KEY = 'src/site/config.ts origin'
const isOrigin = (text: string) => text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text
const originFindings = (text: string, key: string) =>
  key === ORIGIN_KEY && !isOrigin(text) ? [`${key}: ${text} must be written as https://www.firm.com is, with nothing behind the name`] : []

/** What is left to do in the facts of the firm, by key. */
export const siteFindings = (value: unknown, key = 'src/site/config.ts'): string[] => {
  if (typeof value === 'string') return [...examplesIn(value).map((finding) => `${key}: ${finding}`), ...originFindings(value, key)]
  if (typeof value !== 'object' || value === null) return []
  const own = (value as { placeholder?: unknown }).placeholder === true ? [`${key}: placeholder: true`] : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => siteFindings(inner, `${key} ${name}`))]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = [...siteFindings(site), ...contrastFindings(readFileSync('src/site/theme.css', 'utf8')), ...contentFindings('.'), ...coverFindings('.'), ...environmentFindings()]
  for (const finding of findings) console.log(finding)
  console.log(findings.length ? `\nNot ready: ${findings.length} left.` : 'Ready to launch.')
  process.exitCode = findings.length ? 1 : 0
}
