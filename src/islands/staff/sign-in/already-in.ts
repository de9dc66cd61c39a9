/**
 * A signed-in visit to a sign-in page goes on to where signing in would have led (decisions "Staff"), unless it is for
 * another hour. Words that another page has left wake the island that says them. In the page's HTML, so that no file
 * comes before the paint.
 */
import { ROLES } from '#contracts/roles.ts'
import { destinationOf, isAnew } from '#islands/staff/shell/session/addresses.ts'
import { areWordsLeft } from '#islands/staff/shell/session/left-words.ts'
import { sweepDrafts } from '#islands/staff/shell/drafts/draft.ts'
import { hearOtherTabs } from '#islands/staff/shell/session/other-tabs.ts'
import { isSignedIn } from '#lib/session.ts'
import { WAKE } from '#lib/wake.ts'

const role = ROLES.find((each) => each === document.querySelector<HTMLElement>('[data-door]')?.dataset.door)
const look = () => { if (role && !isAnew(location.search) && isSignedIn(role)) location.replace(destinationOf(role, location.search, location.origin)) }

look()
// A tab whose session has ended waits here with its drafts.
sweepDrafts()
hearOtherTabs()
// Signed in in another tab, or brought back by the Back button.
addEventListener('storage', look)
addEventListener('pageshow', (event) => { if (event.persisted) look() })
if (areWordsLeft()) document.querySelector('astro-island')?.dispatchEvent(new Event(WAKE))
