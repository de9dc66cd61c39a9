/** What a browser tab keeps until it is closed. Where the browser refuses sessionStorage, it is kept until the page is left. */
import { attempt } from '#lib/attempt.ts'

const memory = new Map<string, string>()

/** The record under `key`; empty where there is none or it can't be read. */
export const readTab = (key: string): Record<string, string> => {
  const text = memory.get(key) ?? attempt(() => sessionStorage.getItem(key))
  const value: unknown = text ? attempt(() => JSON.parse(text) as unknown) : undefined
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {}
}

export const writeTab = (key: string, value: Record<string, string>): void => {
  const text = JSON.stringify(value)
  memory.delete(key)
  const kept = attempt(() => { sessionStorage.setItem(key, text); return true })
  if (!kept) memory.set(key, text)
}

export const forgetTab = (key: string): void => {
  memory.delete(key)
  attempt(() => sessionStorage.removeItem(key))
}

/** The keys in use that begin with `prefix`. */
export const tabKeys = (prefix: string): string[] => {
  const stored = attempt(() => Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i) ?? '')) ?? []
  return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix))
}
