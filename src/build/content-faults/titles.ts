/** Titles as tabs and search engines show them: not cut off, and no two alike. */
import type { Entry, Fault } from './entry.ts'
import type { Field } from './front-matter.ts'
import { withFirm } from '#data/firm.ts'
import { LONGEST_TITLE } from '#build/content-shapes.ts'
import { isPublished } from '#lib/published.ts'
import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'

/** What search engines show of a title at most. */
const SHOWN = 65
/** In these collections a title may be longer, or used twice. */
const TITLED = /^content\/(?:careers|news)\//

const valueOf = (fields: Field[], name: string) => withFirm(fields.find((field) => field.name === name)?.value)
const shownOf = (fields: Field[]) => valueOf(fields, 'searchTitle') ?? valueOf(fields, 'title') ?? ''

/** The fault of an entry's title, of those that its shape allows; its file is relative to the folder that contains `content/`. */
export const titleFaults = ({ fields }: Entry, file: string): Fault[] => {
  const { length } = shownOf(fields)
  const { number = 1, value = '' } = fields.find(({ name }) => name === 'title') ?? {}
  return TITLED.test(file) && length > SHOWN && value.length <= LONGEST_TITLE ? [{ number, words: `\`title\` has ${length} characters, of which search engines show ${SHOWN} at most. Write a shorter one as \`searchTitle\`, up to 60.` }] : []
}

/** Entries that are or will be published under another's title: a sentence each. */
export const sharedTitles = (entries: { file: string; fields: Field[] }[]): string[] => {
  const today = dayIn(site.timeZone, new Date())
  const lasting = entries.filter(({ file, fields }) => TITLED.test(file) && isPublished({ draft: valueOf(fields, 'draft') === 'true', validThrough: valueOf(fields, 'validThrough') }, today))
  return [...Map.groupBy(lasting, ({ fields }) => shownOf(fields)).values()].flatMap(([first, ...others]) =>
    others.map(({ file }) => `${file}: \`${first?.file}\` has the same title. Tell the two apart by a \`searchTitle\`, perhaps with their locations.`))
}
