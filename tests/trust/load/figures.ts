/** What the slices of a target come to, against its budget. */
import type { Slice, Target } from './fire.ts'

export const P99_MS = 150
export type Figures = { name: string; perSecond: number; ratio: number; ofFunction: number; leastRatio: number | null; p50: number; p99: number; answered: number; errors: number; met: boolean }

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
/** By nearest rank. */
const percentile = (sorted: number[], part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Infinity
const rising = (values: number[]) => values.sort((one, other) => one - other)
const rate = ({ answered, seconds }: Slice) => answered / seconds

/** The median over the rounds, each compared with the other's slice of the same round. */
const ratioOf = (slices: Slice[], others: Slice[]) => percentile(rising(slices.map((slice, round) => rate(slice) / rate(others[round]!))), 0.5)

/** `bare` are the slices of the bare handler, which the budget speaks of, and of the bare function. */
export const figuresOf = ({ name, ratio: least }: Target, slices: Slice[], bare: [handler: Slice[], fn: Slice[]]): Figures => {
  const times = rising(slices.flatMap((slice) => slice.times))
  const errors = sum(slices.map((slice) => slice.errors))
  const [ratio, p99] = [ratioOf(slices, bare[0]), percentile(times, 0.99)]
  return {
    name, perSecond: sum(slices.map(({ answered }) => answered)) / sum(slices.map(({ seconds }) => seconds)), ratio, ofFunction: ratioOf(slices, bare[1]), leastRatio: least ?? null,
    p50: percentile(times, 0.5), p99, answered: times.length, errors, met: errors === 0 && (least === undefined || (ratio >= least && p99 < P99_MS)),
  }
}

const percent = (part: number) => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`
export const HEAD = ['', 'requests/s', 'of the bare handler’s', 'at least', 'of the bare function’s', 'p50 ms', `p99 ms (below ${P99_MS})`, 'answers', 'errors (0)', 'met']
export const rowOf = ({ name, perSecond, ratio, ofFunction, leastRatio, p50, p99, answered, errors, met }: Figures): (string | number)[] =>
  [name, perSecond.toFixed(0), percent(ratio), leastRatio === null ? '' : percent(leastRatio), percent(ofFunction), p50.toFixed(1), p99.toFixed(1), answered, errors, met ? 'yes' : '**no**']
