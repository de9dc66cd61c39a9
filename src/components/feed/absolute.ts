const REFERENCE = /(\s(?:href|src|poster))="([^"]*)"/g

/** The same HTML with every address in full: in a feed reader there is no page that it could be relative to. */
export const withAbsoluteAddresses = (html: string, page: string): string =>
  html.replace(REFERENCE, (_whole, attribute: string, address: string) => `${attribute}="${new URL(address, page).href}"`)
