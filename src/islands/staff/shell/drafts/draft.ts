/**
 * What a member of staff has typed and not sent yet (threat model, "Drafts"): personal data, so kept in this tab alone,
 * bound to the account, deleted after a day, on submit and on log-out. It survives a reload and an expired session.
 */
import { loggedOutAt } from '#islands/staff/shell/session/logged-out.ts'
import { attempt } from '#lib/attempt.ts'
import { forgetTab, readTab, tabKeys, writeTab } from '#lib/tab-storage.ts'

const PREFIX = 'staff-draft:'
const DRAFT_MS = 24 * 60 * 60 * 1000

const place = (name: string, accountId: string) => `${PREFIX}${accountId}:${name}`
const ownerOf = (key: string) => key.slice(PREFIX.length, key.indexOf(':', PREFIX.length))
const isOver = (key: string, now: number) => {
  const [at, out] = [Number(readTab(key).at), loggedOutAt(ownerOf(key))]
  // A log-out in the future was stamped by a clock that was ahead: drafts with an earlier time were written after the clock was put right.
  const isSince = at > out || (out > now && at <= now)
  return !(now - at < DRAFT_MS && isSince)
}

/** Deletes drafts, of any account, that are older than a day, or older than a log-out of their account that this tab did not hear of. */
export const sweepDrafts = (now = Date.now()): void => { for (const key of tabKeys(PREFIX)) if (isOver(key, now)) forgetTab(key) }

/** Deletes every draft of this tab, or those of one account, so that nothing is left after a log-out. */
export const forgetDrafts = (accountId?: string): void => { for (const key of tabKeys(accountId ? place('', accountId) : PREFIX)) forgetTab(key) }

/** Deletes them at once, and again when the page is left, with what was typed until then. */
export const forgetDraftsForGood = (accountId?: string): void => {
  forgetDrafts(accountId)
  addEventListener('pagehide', () => forgetDrafts(accountId), { once: true })
}

export const forgetDraft = (name: string, accountId: string): void => forgetTab(place(name, accountId))

export const writeDraft = (name: string, accountId: string, values: object, now = Date.now()): void => {
  if (accountId) writeTab(place(name, accountId), { at: String(now), values: JSON.stringify(values) })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `initial` with what fits of `draft`, field by field: a draft of an older release of the page may have other fields. */
const fitted = (initial: unknown, draft: unknown): unknown => {
  if (isRecord(initial) && isRecord(draft)) return Object.fromEntries(Object.entries(initial).map(([key, value]) => [key, fitted(value, draft[key])]))
  return typeof draft === typeof initial && isRecord(draft) === isRecord(initial) ? draft : initial
}

/** `initial` with the values of the account's draft; nothing if there is no draft younger than a day. */
export const readDraft = <Values extends object>(name: string, accountId: string, initial: Values, now = Date.now()): Values | undefined => {
  sweepDrafts(now)
  const { values = '' } = readTab(place(name, accountId))
  const draft = attempt(() => JSON.parse(values) as unknown)
  return accountId && draft ? (fitted(initial, draft) as Values) : undefined
}

/** Whether there is a draft under this name. */
export const isDrafted = (name: string, accountId: string): boolean => readDraft(name, accountId, {}) !== undefined

const sending = (name: string) => `sent:${name}`

/**
 * The id under which `values` are sent. A retry after a lost answer, even after a reload, has the same id, so that the
 * server stores them once; other values get another id. Undefined if the browser can't make ids (on a phone that opens a
 * development server by its address).
 */
export const sendingId = (name: string, accountId: string, values: object, now = Date.now()): string | undefined => {
  const key = place(sending(name), accountId)
  const text = JSON.stringify(values)
  const last = readTab(key)
  if (last.values === text && last.id) return last.id
  const id = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
  if (id && accountId) writeTab(key, { at: String(now), values: text, id })
  return id
}

/** To be called once the values are known to have arrived: the same values then get another id. */
export const forgetSending = (name: string, accountId: string): void => forgetDraft(sending(name), accountId)
