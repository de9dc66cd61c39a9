const REFERENCE = /(\s(?:href|src|poster))="([^"]*)"/g
/** Sizes to choose from are for a page whose layout is known: in a feed the picture itself is enough. */
const CHOICES = /\s(?:srcset|sizes)="[^"]*"/g

/** The same HTML with every address in full: a feed reader, and a search engine that shows a posting, has no page that it could be relative to. */
export const withAbsoluteAddresses = (html: string, page: string): string =>
  html.replace(CHOICES, '').replace(REFERENCE, (_whole, attribute: string, address: string) => `${attribute}="${new URL(address, page).href}"`)
