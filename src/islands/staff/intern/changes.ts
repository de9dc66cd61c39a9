/** Somebody else has saved the client while it was being edited: what changed, and both edits as one. */
import type { ClientValues } from '#islands/staff/intern/values.ts'

/** What two edits can differ in; a note is the history's. */
export type Shared = Exclude<keyof ClientValues, 'note'>
export const LABELS: Record<Shared, string> = { firstName: 'First name', middleName: 'Middle name', lastName: 'Last name', age: 'Age', status: 'Status', dateOfBirth: 'Date of birth' }
const FIELDS = Object.keys(LABELS) as Shared[]

/** `mine` is what I have made of the same field; undefined where I have left it, or made the same of it. */
export type Change = { field: Shared; before: string; now: string; mine: string | undefined }

/** What `theirs` changed of `base`, beside what I have changed. */
export const changesBetween = (base: ClientValues, theirs: ClientValues, mine: ClientValues): Change[] =>
  FIELDS.filter((field) => base[field] !== theirs[field]).map((field) => ({
    field, before: base[field], now: theirs[field], mine: mine[field] === base[field] || mine[field] === theirs[field] ? undefined : mine[field],
  }))

/** What I have changed of `base`, on top of `theirs`. */
export const merged = (base: ClientValues, theirs: ClientValues, mine: ClientValues): ClientValues => ({
  ...mine, ...Object.fromEntries(FIELDS.filter((field) => mine[field] === base[field]).map((field) => [field, theirs[field]])),
})

/** Whether both say the same of the client. */
export const agree = (one: ClientValues, other: ClientValues): boolean => FIELDS.every((field) => one[field].trim() === other[field].trim())
