import { nounOf } from '#contracts/figures.ts'

const NAMES = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three plans", "one plan", "12 plans": the sentence stays true when one is added or removed. */
export const counted = (count: number, thing: string): string => `${NAMES[count] ?? count} ${nounOf(count, thing)}`

/** The same with a capital, to begin a heading. */
export const countedFirst = (count: number, thing: string): string => {
  const words = counted(count, thing)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
