/** What a tab keeps of a form that was not accepted yet: what is typed, and the keys under which it was sent. For a day (docs/decisions/erasure.md). */
import { forgetTab, readTab, tabKeys, writeTab } from '#lib/tab-storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const draftOf = (formId: string): string => `draft:${formId}`
export const keysOf = (formId: string): string => `keys:${formId}`

/** Keeps `record` for a day from `now`; none of its names may be `_at`. */
export const keep = (key: string, record: Record<string, string>, now = Date.now()): void => writeTab(key, { ...record, _at: String(now) })

/** Deletes what is older than a day, of all forms. */
export const sweepKept = (now = Date.now()): void => {
  for (const key of [...tabKeys(draftOf('')), ...tabKeys(keysOf(''))]) if (!(now - Number(readTab(key)['_at']) < DAY_MS)) forgetTab(key)
}
