import openingPlace from '#lib/opening-place.ts?inline-module'

/**
 * `code`, a bundle without imports, as a task of its own: the one that ends the parsing finds the page's styles as well,
 * and is the longest before the first paint (docs/decisions/speed.md).
 */
export const onceParsed = (code: string): string => `setTimeout(()=>{${code}})`

/** A public page's own module around `code`. Where the page opens is decided at once. */
export const pageModule = (code: string): string => openingPlace + onceParsed(code)
