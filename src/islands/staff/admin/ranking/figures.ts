/** "+0.84", "−1.20", "0.00"; a dash for a score that can't be normalised yet. */
export const normalisedFigure = (value: number | null): string => {
  if (value === null) return '–'
  const figure = Math.abs(value).toFixed(2)
  return Number(figure) === 0 ? figure : `${value > 0 ? '+' : '−'}${figure}`
}
