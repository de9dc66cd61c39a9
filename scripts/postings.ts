/**
 * Writes what the forms endpoint must know of the postings in `content/careers/` into a module that functions can
 * import: they are bundled apart from the site and can't read its content. Runs after an install, before `dev` and `build`.
 */
import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { frontMatterIn } from './front-matter.ts'
import type { Posting } from '#contracts/forms/career.ts'
import { isPublished } from '#lib/published.ts'
import { dayIn } from '#lib/zone.ts'
import { site } from '#site/config.ts'

const TARGET = 'src/contracts/forms/postings.generated.ts'
const drafts = process.argv.includes('--drafts')
const today = dayIn(site.timeZone, new Date())

// Astro checks the same files against their schema, and says which field is wrong: here they are taken at their word.
type Entry = Omit<Posting, 'successSeconds' | 'resume'> & Partial<Posting> & { order: number; draft?: boolean }

const postings = globSync('content/careers/*/index.mdx')
  .map((file) => ({ ...(frontMatterIn(file) as Entry), slug: path.basename(path.dirname(file)) }))
  .filter((entry) => drafts || isPublished(entry, today))
  .sort((a, b) => a.order - b.order)
  .map(({ slug, title, experienceYears, successSeconds = 6, resume = false }) => ({ slug, title, experienceYears, successSeconds, resume }))

const text = `import type { Posting } from '#contracts/forms/career.ts'

export const postings: Posting[] = ${JSON.stringify(postings, null, 2)}
`
writeFileSync(TARGET, text)
