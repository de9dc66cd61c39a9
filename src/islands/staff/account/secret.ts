/**
 * The secret of an invitation or password link: in the fragment, so that no server and no log sees it, and taken out of
 * the address bar at once, so that nobody reads or shares it there (trust row 7). It survives a reload of the tab.
 */
import { attempt } from '#lib/attempt.ts'
import { readTab, writeTab, forgetTab } from '#lib/tab-storage.ts'

const KEPT = 'account-link'

export const takeSecret = (): string => {
  const raw = location.hash.slice(1)
  // A mail program may have cut the address in the middle of a percent escape.
  const fragment = attempt(() => decodeURIComponent(raw)) ?? raw
  if (fragment) {
    history.replaceState(null, '', location.pathname)
    writeTab(KEPT, { secret: fragment })
  }
  return readTab(KEPT).secret ?? ''
}

export const forgetSecret = (): void => forgetTab(KEPT)
