import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLine } from './line.ts'

beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

it('gives a line up that has stood still for as long as that, and not one that goes on slowly', () => {
  const line = watchLine(30_000)
  for (let times = 0; times < 4; times++) {
    vi.advanceTimersByTime(29_000)
    line.heard()
  }
  expect(line.signal.aborted).toBe(false)
  vi.advanceTimersByTime(30_000)
  expect(line.signal.aborted).toBe(true)
})

it('watches no longer than it is asked to', () => {
  const line = watchLine(30_000)
  line.end()
  vi.advanceTimersByTime(60_000)
  expect(line.signal.aborted).toBe(false)
})
