import { expect, it } from 'vitest'
import { ownBlocking, type TraceEvent } from './own-time.ts'

const task = (ts: number, dur: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({ name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts, dur, tdur: dur, ...rest })
const paint: TraceEvent = { name: 'firstContentfulPaint', ph: 'I', pid: 1, tid: 1, ts: 100_000 }

it('counts what a task of the main thread, slowed, takes beyond 50 ms', () => {
  expect(ownBlocking([paint, task(200_000, 7000), task(300_000, 5000)], 10)).toBe(20)
  expect(ownBlocking([paint, task(200_000, 7000)], 4)).toBe(0)
})

it('counts the thread’s own time, not what passed by the clock', () => { expect(ownBlocking([paint, task(200_000, 30_000, { tdur: 6000 })], 10)).toBe(10) })

it('counts neither other threads, nor other events, nor what was before the paint', () => {
  const others = [task(200_000, 9000, { tid: 2 }), task(200_000, 9000, { pid: 2 }), task(200_000, 9000, { name: 'Layout' }), task(50_000, 9000)]
  expect(ownBlocking([paint, ...others], 10)).toBe(0)
})

it('says so where nothing was painted', () => { expect(() => ownBlocking([task(1, 1)], 1)).toThrow(/no first contentful paint/) })
