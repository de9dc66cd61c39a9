/**
 * What `npm run fonts` cuts the files of `fonts/` from: files of a Fontsource package (`npm install --save-dev` brings
 * it), `{set}` for the set of letters, and of each axis of a variable face the value or range that is kept.
 */
export type Typeface = { file: string; axes?: Record<string, number | { min: number; max: number }> }

/** Newsreader at its display cut in one weight, since it stands before the first paint; Instrument Sans in the weights that the styles name. */
export const typefaces: Record<'display' | 'text', Typeface> = {
  display: { file: '@fontsource-variable/newsreader/files/newsreader-{set}-opsz-normal.woff2', axes: { opsz: 72, wght: 300 } },
  text: { file: '@fontsource-variable/instrument-sans/files/instrument-sans-{set}-wght-normal.woff2', axes: { wght: { min: 400, max: 600 } } },
}
