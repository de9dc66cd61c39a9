/** The path of a page as its address has it: the build names it by its file. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/'
