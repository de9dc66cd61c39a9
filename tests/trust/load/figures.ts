/** Sums up the slices of a target and compares the result with its budget. */
import type { Slice, Target } from './fire.ts'

const P99_MS = 150
type Figures = { name: string; perSecond: number; ofLeast: number; ratio: number | null; leastRatio: number | null; p50: number; p99: number; answered: number; errors: number; met: boolean }

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
/** By nearest rank. */
const percentile = (sorted: number[], part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Infinity
const rising = (values: number[]) => values.sort((one, other) => one - other)
const rate = ({ answered, seconds }: Slice) => answered / seconds

/** The median over the rounds, each compared with the other's slice of the same round. */
const ratioOf = (slices: Slice[], others: Slice[]) => percentile(rising(slices.map((slice, round) => rate(slice) / rate(others[round]!))), 0.5)

/** `least` are the slices of the smallest possible statement; `same` those of the bare handler that does the same work, to which the budget refers. */
export const figuresOf = ({ name, ratio: atLeast }: Target, slices: Slice[], least: Slice[], same?: Slice[]): Figures => {
  const times = rising(slices.flatMap((slice) => slice.times))
  const errors = sum(slices.map((slice) => slice.errors))
  const [ratio, p99] = [same ? ratioOf(slices, same) : null, percentile(times, 0.99)]
  return {
    name, perSecond: sum(slices.map(({ answered }) => answered)) / sum(slices.map(({ seconds }) => seconds)), ofLeast: ratioOf(slices, least), ratio, leastRatio: atLeast ?? null,
    p50: percentile(times, 0.5), p99, answered: times.length, errors, met: errors === 0 && p99 < P99_MS && (atLeast === undefined || (ratio ?? 0) >= atLeast),
  }
}

const percent = (part: number) => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`
export const HEAD = ['', 'requests/s', 'of `select 1`', 'of the same work, bare', 'at least', 'p50 ms', `p99 ms (below ${P99_MS})`, 'answers', 'errors (0)', 'met']
export const rowOf = ({ name, perSecond, ofLeast, ratio, leastRatio, p50, p99, answered, errors, met }: Figures): (string | number)[] =>
  [name, perSecond.toFixed(0), percent(ofLeast), ratio === null ? '' : percent(ratio), leastRatio === null ? '' : percent(leastRatio), p50.toFixed(1), p99.toFixed(1), answered, errors, met ? 'yes' : '**no**']
