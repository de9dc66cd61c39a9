import openingPlace from '#lib/opening-place.ts?inline-module'

/**
 * A public page's own module around `code`, a bundle without imports. Where the page opens is decided at once; the rest is
 * a task of its own, because the one that ends the parsing finds the page's styles as well (docs/decisions/speed.md).
 */
export const onceParsed = (code: string): string => `${openingPlace}setTimeout(()=>{${code}})`
