/** Text escaped for HTML, between tags or in a double-quoted attribute. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
