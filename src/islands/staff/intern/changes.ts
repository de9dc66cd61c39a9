/** For a client that somebody else has saved while it was being edited: what changed, and both edits merged. */
import type { ClientValues } from '#islands/staff/intern/values.ts'

/** The fields in which two edits can differ; a note belongs to the history. */
export type Shared = Exclude<keyof ClientValues, 'note'>
export const LABELS: Record<Shared, string> = { firstName: 'First name', middleName: 'Middle name', lastName: 'Last name', age: 'Age', status: 'Status', dateOfBirth: 'Date of birth' }
const FIELDS = Object.keys(LABELS) as Shared[]

/** `mine` is my own value of the field; undefined where I have not changed it, or changed it to the same. */
export type Change = { field: Shared; before: string; now: string; mine: string | undefined }

/** What `theirs` changed since `base`, beside my own values of the same fields. */
export const changesBetween = (base: ClientValues, theirs: ClientValues, mine: ClientValues): Change[] =>
  FIELDS.filter((field) => base[field] !== theirs[field]).map((field) => ({
    field, before: base[field], now: theirs[field], mine: mine[field] === base[field] || mine[field] === theirs[field] ? undefined : mine[field],
  }))

/** What I have changed since `base`, on top of `theirs`. */
export const merged = (base: ClientValues, theirs: ClientValues, mine: ClientValues): ClientValues => ({
  ...mine, ...Object.fromEntries(FIELDS.filter((field) => mine[field] === base[field]).map((field) => [field, theirs[field]])),
})

/** Whether both have the same fields, notes aside. */
export const agree = (one: ClientValues, other: ClientValues): boolean => FIELDS.every((field) => one[field].trim() === other[field].trim())
