import openingPlace from '#lib/opening-place.ts?inline-module'

/**
 * `code`, a bundle without imports, in a task of its own: the task that ends the parsing also computes the page's styles,
 * and is the longest one before the first paint as it is (docs/decisions/speed.md).
 */
export const onceParsed = (code: string): string => `setTimeout(()=>{${code}})`

/** A public page's module around `code`. The scroll position is set at once, everything else in a later task. */
export const pageModule = (code: string): string => openingPlace + onceParsed(code)
