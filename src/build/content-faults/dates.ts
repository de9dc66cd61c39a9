/** Dates: the schema would parse nearly anything as one, an empty line as 1970 and 5.10.2026 as a day in May. */
import { faultsAmong, type Entry, type Fault } from './entry.ts'
import type { Field } from './front-matter.ts'
import { isCalendarDate } from '#contracts/field-rules.ts'
import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'

const DATED = ['date', 'updated', 'posted', 'validThrough']
/** A day, as it is written by hand or by `npm run new`. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00(?:\.000)?Z)?$/

const dayOf = ({ value }: Field): string => DAY.exec(value)?.[1] ?? ''

const wrongWith = (name: string, value: string, written: string): string | undefined => {
  if (!value) return `\`${name}\` has no date. Write one, or remove the line.`
  const day = DAY.exec(value)?.[1]
  if (!day) return `\`${name}: ${written}\` is not a date. Write year-month-day, such as 2026-10-20.`
  return isCalendarDate(day) ? undefined : `\`${name}: ${written}\` is a day that does not exist.`
}

/** Which date must not be before which. */
const ORDER = [['posted', 'validThrough'], ['date', 'updated']]
const outOfOrder = (fields: Field[]): Fault[] =>
  ORDER.flatMap(([first, then]) => {
    const [from, to] = [first, then].map((name) => fields.find((field) => field.name === name))
    return from && to && dayOf(to) < dayOf(from) ? [{ number: to.number, words: `\`${to.name}: ${to.written}\` is before \`${from.name}: ${from.written}\`.` }] : []
  })

/** An `updated` in the future is a fault, unless it is no later than the article's own future `date`. */
const toCome = (fields: Field[]): Fault[] => {
  const changed = fields.filter(({ name }) => name === 'updated')
  if (changed.length === 0) return []
  const latest = [dayIn(site.timeZone, new Date()), ...fields.filter(({ name }) => name === 'date').map(dayOf)].toSorted().at(-1) ?? ''
  return changed.filter((field) => dayOf(field) > latest).map(({ number, written }) => ({ number, words: `\`updated: ${written}\` is in the future. Write the day of the last change, or remove the line.` }))
}

export const dateFaults = ({ fields }: Entry): Fault[] => {
  const wrong = faultsAmong(fields, ({ name, value, written }) => (DATED.includes(name) ? wrongWith(name, value, written) : undefined))
  // Only valid days can be compared.
  return wrong.length ? wrong : [...outOfOrder(fields), ...toCome(fields)]
}
