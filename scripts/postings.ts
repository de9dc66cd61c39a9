/**
 * Writes what forms must know of `content/` and the firm (postings, choices, currency) into modules that functions can
 * import: functions are bundled apart from the site and can't read its content. Runs after an install and before `dev` and
 * `build`, so it is the first to report what is wrong in the facts of the firm or in a posting.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formFacts } from './content/form-facts.ts'
import { frontMatterIn } from './content/front-matter.ts'
import { logoFaults } from '#build/logo-faults.ts'
import { siteFaults } from '#build/site-faults.ts'
import type { Posting } from '#contracts/forms/career.ts'
import { withFirm } from '#data/firm.ts'
import { isClosed, isPublished } from '#lib/published.ts'
import { firstNameOf } from '#lib/slug.ts'
import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'

const FOLDER = 'src/contracts/forms'
const drafts = process.argv.includes('--drafts')

// These faults would otherwise end this script or the build with a message that doesn't say where they are.
const faults = [...siteFaults(), ...logoFaults(readFileSync('src/site/logo.svg', 'utf8'))]
for (const fault of faults) console.error(fault)
if (faults.length) process.exit(1)

writeFileSync(`${FOLDER}/site.generated.ts`, Object.entries(formFacts('.', drafts)).map(([name, facts]) => `export const ${name} = ${JSON.stringify(facts, null, 2)}\n`).join(''))
// Imported only now, because it needs the file that has just been written.
const { allFaults, allFaultsOf } = await import('#build/content-faults/shape.ts')

const files = globSync('content/careers/*/index.mdx')
const wrong = new Map(files.map((file) => [file, allFaultsOf('.', file)] as const).filter(([, faults]) => faults.length))

// With `--drafts`, faulty postings are only reported and left out, so that an editor can go on. A build ends here, so it reports what is wrong elsewhere too.
for (const fault of drafts || !wrong.size ? [...wrong.values()].flat() : allFaults('.')) console.error(fault)
if (wrong.size && !drafts) process.exit(1)

const today = dayIn(site.timeZone, new Date())

type Entry = Omit<Posting, 'successSeconds' | 'resume' | 'closed'> & Partial<Posting> & { formerly?: string[]; order: number; draft?: boolean; posted?: string; validThrough?: string }

const postings = files.filter((file) => !wrong.has(file))
  .map((file) => [path.basename(path.dirname(file)), withFirm(frontMatterIn(file)) as Entry] as const)
  .map(([name, entry]) => ({ ...entry, slug: firstNameOf(name, entry.formerly) }))
  .filter((entry) => drafts || isPublished(entry, today) || isClosed(entry, today))
  .sort((a, b) => a.order - b.order)
  // Closed postings are kept, because the inbox needs them for earlier applications; in development they accept new ones.
  .map(({ slug, title, experienceYears, successSeconds = 6, resume = false, ...dates }) => ({ slug, title, experienceYears, successSeconds, resume, ...(!drafts && isClosed(dates, today) ? { closed: true } : {}) }))

const text = `import type { Posting } from '#contracts/forms/career.ts'

export const postings: Posting[] = ${JSON.stringify(postings, null, 2)}
`
writeFileSync(`${FOLDER}/postings.generated.ts`, text)
