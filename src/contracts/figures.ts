/**
 * Formats figures, without `Intl`: the first formatter that a page creates costs a phone 50 ms, in one task
 * (docs/decisions/speed.md).
 */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

/** "1,234" */
export const whole = (count: number): string => grouped(String(count))
/** "file" of one, "files" of none and of several. */
export const nounOf = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)
/** "1 file", "1,234 files" */
export const countOf = (count: number, one: string, many?: string): string => `${whole(count)} ${nounOf(count, one, many)}`
/** "1,234.5" */
export const tenth = (value: number): string => {
  // 1.45 is stored as a little less, and `toFixed` alone would make it 1.4.
  const [units = '', tenths] = (Math.round(value * 10) / 10).toFixed(1).split('.')
  return `${grouped(units)}.${tenths}`
}
