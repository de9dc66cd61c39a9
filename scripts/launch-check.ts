/**
 * `npm run launch-check`: what still stands between this repository and a real launch: placeholders, example
 * addresses, what is the first firm's, another country's money, colours that can't be read, unset secrets. Exits with 1 while anything is left.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastFindings } from './launch/contrast.ts'
import { environmentFindings } from './launch/environment-findings.ts'
import { examplesIn } from './launch/examples.ts'
import { firstFirmFindings, namedFindings } from './launch/first-firm.ts'
import { frontMatterOf } from './content/front-matter.ts'
import { outdatedCovers } from './pictures/covers/outdated.ts'
import { siteFaults } from '#build/site-faults.ts'
import { nameOfCurrency } from '#data/firm.ts'
import { attempt } from '#lib/attempt.ts'
import { site } from '#site/config.ts'

/** Amounts in US dollars in a text, if the firm has another currency; for one with other dollars, only “US dollars”. */
const foreignMoney = (text: string, currency: string): string[] => {
  if (currency === 'USD') return []
  const [found] = (/dollars?$/.test(nameOfCurrency(currency)) ? /US dollars?\b/ : /\$\d(?:[\d,.]*\d)?|(?:US )?dollars?\b/).exec(text) ?? []
  return found ? [`says ${found}, and the firm counts in ${currency}`] : []
}

const markedIn = (text: string): string[] => {
  const fields = attempt(() => frontMatterOf(text))
  if (!fields) return ['its front matter can’t be read: npm run build says why']
  return fields['placeholder'] === true ? ['placeholder: true'] : []
}

/** Findings in `content/`, with their files. */
export const contentFindings = (root: string, currency: string = site.currency): string[] =>
  globSync('content/**/*.mdx', { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return [...markedIn(text), ...examplesIn(text), ...foreignMoney(text, currency)].map((finding) => `${file}: ${finding}`)
    })

export const coverFindings = (root: string): string[] =>
  outdatedCovers(root).map(({ file }) => `${file}: is drawn for other colours, or another city, than src/site/ has: npm run pictures:covers`)

/** Findings in the facts of the firm, with their keys. */
export const siteFindings = (value: unknown, key = 'src/site/config.ts'): string[] => {
  if (typeof value === 'string') return [...examplesIn(value).map((finding) => `${key}: ${finding}`), ...namedFindings(value, key)]
  if (typeof value !== 'object' || value === null) return []
  const own = (value as { placeholder?: unknown }).placeholder === true ? [`${key}: placeholder: true`] : []
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => siteFindings(inner, `${key} ${name}`))]
}

if (import.meta.main) {
  const findings = [...siteFaults(), ...siteFindings(site), ...firstFirmFindings(site, readFileSync('src/site/logo.svg', 'utf8')), ...contrastFindings(readFileSync('src/site/theme.css', 'utf8')), ...contentFindings('.'), ...coverFindings('.'), ...environmentFindings()]
  for (const finding of findings) console.log(finding)
  console.log(findings.length ? `\nNot ready: ${findings.length} left.` : 'Ready to launch.')
  process.exitCode = findings.length ? 1 : 0
}
