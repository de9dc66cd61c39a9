const REFERENCE = /(\s(?:href|src|poster))="([^"]*)"/g
/** They serve a page whose layout is known; elsewhere `src` is enough. */
const CHOICES = /\s(?:srcset|sizes)="[^"]*"/g

/** `html` with every address absolute: a feed reader, or a search engine that shows a posting, doesn't know the page that it is relative to. */
export const withAbsoluteAddresses = (html: string, page: string): string =>
  html.replace(CHOICES, '').replace(REFERENCE, (_whole, attribute: string, address: string) => `${attribute}="${new URL(address, page).href}"`)
