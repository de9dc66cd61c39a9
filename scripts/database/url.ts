/** How `NETLIFY_DB_URL` is written. */
export const WRITTEN = 'must be written as postgresql://user:password@host/name is, without quotes around it; @ : / # ? % in user and password are percent-encoded.'

/** Host and name of the database, never the password; undefined for a malformed URL. */
const parsed = (url: string): string | undefined => {
  const { protocol = '', host = '', pathname, hash, searchParams } = URL.parse(url) ?? {}
  const server = host || (searchParams?.get('host') ?? '')
  // With an unencoded `/` or `#` in the password, the rest of it would be taken for the database's name.
  return /^postgres(?:ql)?:$/.test(protocol) && server && !`${pathname}${hash}`.includes('@') ? `${server}${pathname}` : undefined
}

export const isDatabaseUrl = (url: string): boolean => parsed(url) !== undefined

/** @throws for a malformed URL, without repeating any of it */
export const nameOf = (url: string): string => {
  const name = parsed(url)
  if (name === undefined) throw new Error(`NETLIFY_DB_URL ${WRITTEN}`)
  return name
}
