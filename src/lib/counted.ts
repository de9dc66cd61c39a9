const NAMES = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three plans", "one plan", "12 plans": as many as there are, whoever adds or removes one. */
export const counted = (count: number, thing: string): string => `${NAMES[count] ?? count} ${thing}${count === 1 ? '' : 's'}`

/** The same where a heading begins with it. */
export const countedFirst = (count: number, thing: string): string => {
  const words = counted(count, thing)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
