/**
 * The sources from which `npm run fonts` makes the files in `fonts/`: files of a Fontsource package (`npm install --save-dev`
 * adds it), with `{set}` for the set of letters, and for each axis of a variable font the value or range to keep.
 */
export type Typeface = { file: string; axes?: Record<string, number | { min: number; max: number }> }

/** Newsreader at its display size in one weight, because it is loaded before the first paint; Instrument Sans in the weights that the styles use. */
export const typefaces: Record<'display' | 'text', Typeface> = {
  display: { file: '@fontsource-variable/newsreader/files/newsreader-{set}-opsz-normal.woff2', axes: { opsz: 72, wght: 300 } },
  text: { file: '@fontsource-variable/instrument-sans/files/instrument-sans-{set}-wght-normal.woff2', axes: { wght: { min: 400, max: 600 } } },
}
