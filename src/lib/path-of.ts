/** A page's path as its address shows it; during the build its URL ends with the file's name. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/'
