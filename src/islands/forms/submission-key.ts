/**
 * The idempotency key of a submission (decisions "Forms"; trust row 10: one row per filling, nothing lost).
 *
 * A key belongs to the checked values. The same values sent again carry the same key: after a lost answer, a refusal,
 * a reload (the keys live in the tab's storage) or a detour over other values. The server stores them once.
 *
 * Other values carry another key, even if the outcome of the first attempt is unknown. With the old key the server
 * would have to refuse the correction if the first attempt had arrived after all, and the correction would be lost; with
 * a new one the inbox has at worst both versions, each of which the visitor did send.
 *
 * An acknowledged submission ends the filling: the same values sent again are meant to be sent again.
 */
import { keep, keysOf } from '#islands/forms/kept.ts'
import { forgetTab, readTab } from '#lib/tab-storage.ts'

/** 128 random bits. `crypto.randomUUID` is missing on a phone that opens a development server by its address: that is no secure context. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const submissionKey = (formId: string, values: Record<string, string | number>): string => {
  const keys = readTab(keysOf(formId))
  const body = JSON.stringify(values)
  const key = keys[body] ?? newKey()
  keep(keysOf(formId), { ...keys, [body]: key })
  return key
}

export const endFilling = (formId: string): void => forgetTab(keysOf(formId))
