/** Where staff go: in, out, and back to where they came from (spec sections 2 and 4). */
import type { Role } from '#contracts/roles.ts'
import { attempt } from '#lib/attempt.ts'

const dashboardOf = (role: Role): string => `/${role}/dashboard`

/** The sign-in page of `role`, which leads back to `from` afterwards. */
export const loginOf = (role: Role, from = ''): string => (from ? `/${role}/login?from=${encodeURIComponent(from)}` : `/${role}/login`)

/** The same for somebody who is signed in and wants another hour: without `anew` the page would lead on at once. */
export const anewOf = (role: Role, from: string): string => `${loginOf(role, from)}&anew`

/** Whether the sign-in page was opened for another hour. */
export const isAnew = (search: string): boolean => new URLSearchParams(search).has('anew')

/** The page that is open, as `from` remembers it, with the part of it that its fragment names. */
export const here = (): string => location.pathname + location.search + location.hash

/**
 * Where a sign-in of `role` leads: the `from` of `search`, if that is a page of the same role on this site, else the
 * dashboard (decisions "Staff").
 */
export const destinationOf = (role: Role, search: string, origin: string): string => {
  const from = new URLSearchParams(search).get('from') ?? ''
  const url = attempt(() => new URL(from, origin))
  const isOfRole = url?.origin === origin && url.pathname.startsWith(`/${role}/`) && !/^\/\w+\/login(\/|\.|$)/.test(url.pathname)
  return isOfRole && from.startsWith('/') ? url.pathname + url.search + url.hash : dashboardOf(role)
}
