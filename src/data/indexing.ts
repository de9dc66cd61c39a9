import { PLACEHOLDERS } from '#data/composed-pages.ts'

const PRIVATE = /^\/(admin|intern|judge)(\/|$)/
const UNLISTED = new Set([...PLACEHOLDERS.map((page) => `/${page}`), '/home', '/thanks', '/search', '/form-again', '/404', '/NotFound', '/account', '/forgot-password'])

/** Whether search engines should know the page: no staff screens, placeholders, copies or answers (decisions "Routes"). */
export const isIndexed = (path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return !PRIVATE.test(plain) && !UNLISTED.has(plain)
}
