/**
 * Whoever opens a sign-in page while signed in is sent on to where signing in would lead (decisions "Staff"), unless they
 * come for another hour. A message that another page has left wakes the island, which shows it. Inlined, so that no file
 * is needed before the paint.
 */
import { ROLES } from '#contracts/roles.ts'
import { destinationOf, isAnew } from '#islands/staff/shell/session/addresses.ts'
import { areWordsLeft } from '#islands/staff/shell/session/left-words.ts'
import { sweepDrafts } from '#islands/staff/shell/drafts/draft.ts'
import { hearOtherTabs } from '#islands/staff/shell/session/other-tabs.ts'
import { isSignedIn, LOOK_MS } from '#lib/session.ts'
import { WAKE } from '#lib/wake.ts'

const role = ROLES.find((each) => each === document.querySelector<HTMLElement>('[data-door]')?.dataset.door)
const look = () => { if (role && !isAnew(location.search) && isSignedIn(role)) location.replace(destinationOf(role, location.search, location.origin)) }

look()
// A tab whose session has ended waits here, perhaps for days, and still has its drafts.
sweepDrafts()
setInterval(sweepDrafts, LOOK_MS)
hearOtherTabs()
// After a sign-in in another tab, or when Back has restored this page.
addEventListener('storage', look)
addEventListener('pageshow', (event) => { if (event.persisted) look() })
if (areWordsLeft()) document.querySelector('astro-island')?.dispatchEvent(new Event(WAKE))
