/**
 * What a member of staff has typed and not sent yet (threat model, "Drafts"): personal data, so kept in this tab alone,
 * bound to the account, gone after a day, on submit and on log-out. A reload or an expired session leaves it.
 */
import { loggedOutAt } from '#islands/staff/shell/session/logged-out.ts'
import { attempt } from '#lib/attempt.ts'
import { forgetTab, readTab, tabKeys, writeTab } from '#lib/tab-storage.ts'

const PREFIX = 'staff-draft:'
const DRAFT_MS = 24 * 60 * 60 * 1000

const place = (name: string, accountId: string) => `${PREFIX}${accountId}:${name}`
const ownerOf = (key: string) => key.slice(PREFIX.length, key.indexOf(':', PREFIX.length))
const isOver = (key: string, now: number) => {
  const at = Number(readTab(key).at)
  return !(now - at < DRAFT_MS && at > loggedOutAt(ownerOf(key)))
}

/** Deletes drafts, of any account, that are older than a day, or than a log-out of their account that this tab did not hear. */
export const sweepDrafts = (now = Date.now()): void => { for (const key of tabKeys(PREFIX)) if (isOver(key, now)) forgetTab(key) }

/** Deletes every draft of this tab, or those of one account: after a log-out nothing is left. */
export const forgetDrafts = (accountId?: string): void => { for (const key of tabKeys(accountId ? place('', accountId) : PREFIX)) forgetTab(key) }

/** What is typed until this page has gone, too. */
export const forgetDraftsForGood = (accountId?: string): void => {
  forgetDrafts(accountId)
  addEventListener('pagehide', () => forgetDrafts(accountId), { once: true })
}

export const forgetDraft = (name: string, accountId: string): void => forgetTab(place(name, accountId))

export const writeDraft = (name: string, accountId: string, values: object, now = Date.now()): void => {
  if (accountId) writeTab(place(name, accountId), { at: String(now), values: JSON.stringify(values) })
}

/** `initial` with the values of the account's draft; nothing if there is no draft younger than a day. */
export const readDraft = <Values extends object>(name: string, accountId: string, initial: Values, now = Date.now()): Values | undefined => {
  sweepDrafts(now)
  const { values = '' } = readTab(place(name, accountId))
  const draft = attempt(() => JSON.parse(values) as Partial<Values>)
  if (!accountId || !draft) return undefined
  // A draft of an older release of the page may have other fields.
  const known = (Object.keys(initial) as (keyof Values)[]).filter((key) => typeof draft[key] === typeof initial[key])
  return { ...initial, ...Object.fromEntries(known.map((key) => [key, draft[key]])) }
}

/** Whether something has been typed under this name, and not sent. */
export const isDrafted = (name: string, accountId: string): boolean => readDraft(name, accountId, {}) !== undefined

const sending = (name: string) => `sent:${name}`

/**
 * The id under which `values` are sent. A retry after a lost answer, even after a reload, has the same id, so that the
 * server stores them once; other values have another. Nothing if the browser can't make ids (a development server that a
 * phone opens by its address).
 */
export const sendingId = (name: string, accountId: string, values: object, now = Date.now()): string | undefined => {
  const key = place(sending(name), accountId)
  const text = JSON.stringify(values)
  const last = readTab(key)
  if (accountId && last.values === text && last.id) return last.id
  const id = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
  if (id && accountId) writeTab(key, { at: String(now), values: text, id })
  return id
}

/** Once the values are known to have arrived, the same ones get another id. */
export const forgetSending = (name: string, accountId: string): void => forgetDraft(sending(name), accountId)
