/**
 * Blocking time by the page's own processor time. Lighthouse takes wall-clock time and multiplies it: a millisecond in which
 * another process had the core becomes ten (docs/decisions/speed-measured.md, "Slowed 10 times").
 */
export type TraceEvent = { name: string; ph: string; pid: number; tid: number; /** Microseconds, as all of a trace. */ ts: number; dur?: number; /** What the thread itself used of `dur`. */ tdur?: number }

const LONG_MS = 50

/** The sum of what each main-thread task takes beyond 50 ms, when `slowed` times as long, from the first contentful paint to the trace's end. @throws if nothing was painted */
export const ownBlocking = (events: readonly TraceEvent[], slowed: number): number => {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  if (!paint) throw new Error('The trace has no first contentful paint.')
  const isAfterPaint = ({ pid, tid, ts, dur = 0 }: TraceEvent) => pid === paint.pid && tid === paint.tid && ts + dur > paint.ts
  return events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && isAfterPaint(event))
    .reduce((sum, { tdur, dur = 0 }) => sum + Math.max(0, ((tdur ?? dur) / 1000) * slowed - LONG_MS), 0)
}
