import { afterEach, expect, it, vi } from 'vitest'
import { readTab, writeTab } from '#lib/tab-storage.ts'

afterEach(() => { vi.unstubAllGlobals() })

it('what the browser refused to store, because it had no room, does not hide what it stores later', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: () => { throw new Error('QuotaExceededError') } })
  writeTab('draft', { text: 'long' })
  expect(readTab('draft')).toEqual({ text: 'long' })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  writeTab('draft', { text: 'short' })
  expect(readTab('draft')).toEqual({ text: 'short' })
})
