/** A judge's sums on that judge's own scale, so that a stern judge and a mild one can be compared. */

/** With fewer evaluations a judge has no scale of their own yet (docs/decisions/judging.md). */
const NORMALISED_FROM = 3

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The z-scores of one judge's `sums`, in order: how many of the judge's standard deviations each lies above the judge's
 * mean; all null while there are fewer than three. The deviation is the population's: the sums are all that this judge
 * has given, not a sample of more. A judge who gives every venture the same sum puts none above another: 0 each.
 */
export const normalised = (sums: readonly number[]): (number | null)[] => {
  if (sums.length < NORMALISED_FROM) return sums.map(() => null)
  const middle = mean(sums)
  const deviation = Math.sqrt(mean(sums.map((sum) => (sum - middle) ** 2)))
  return sums.map((sum) => (deviation === 0 ? 0 : (sum - middle) / deviation))
}

/** The mean of those that are numbers; null where none is. */
export const meanOf = (values: readonly (number | null)[]): number | null => {
  const numbers = values.filter((value) => value !== null)
  return numbers.length ? mean(numbers) : null
}
