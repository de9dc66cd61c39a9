/** What an admin has changed about a client since the dialog opened: only what differs is sent. */
import type { ClientDirection } from '#contracts/api/clients.ts'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { isNoted, type Known } from '#islands/staff/clients/known.ts'

export type Placed = { status: string; user: string; email: string }
export type Direction = Placed & { note: string; /** The client as it was read. */ base: Placed & { version: number } }

/** What an admin can change about a client, and the version, which tells of a save meanwhile. */
type Directed = Pick<Known, 'status' | 'user' | 'version'>
type DirectedSince = Directed & Pick<Known, 'history'>

const placedOf = ({ status, user }: Directed): Placed => ({ status, user: user._id, email: user.email })

/** The client as it is, with nothing changed yet. */
export const directionOf = (client: Directed, note = ''): Direction => ({ ...placedOf(client), note, base: { ...placedOf(client), version: client.version } })

/** The request's body; without status, intern and note there is nothing to send. */
export const bodyOf = ({ status, user, note, base }: Direction): ClientDirection => {
  const known = CLIENT_STATUSES.find((each) => each === status)
  return {
    ...(known && known !== base.status ? { status: known } : {}),
    ...(user === base.user ? {} : { user }),
    ...(note.trim() ? { note: note.trim() } : {}),
    version: base.version,
  }
}

export const isEmpty = ({ status, user, note }: ClientDirection): boolean => (status ?? user ?? note) === undefined

/** What somebody else has changed about the client since `base`. */
export const changesSince = (base: Placed, present: Directed): { what: 'Status' | 'Intern'; before: string; now: string }[] => {
  const now = placedOf(present)
  return [
    ...(now.status === base.status ? [] : [{ what: 'Status' as const, before: base.status, now: now.status }]),
    ...(now.user === base.user ? [] : [{ what: 'Intern' as const, before: base.email, now: now.email }]),
  ]
}

/** `mine` on top of the client as it is now: what I have not touched follows the client, and a note that it has by now is not written again. */
export const onTopOf = (present: DirectedSince, mine: Direction): Direction => {
  const fresh = directionOf(present, isNoted(mine.note, mine.base.version, present) ? '' : mine.note)
  const intern = mine.user === mine.base.user ? fresh : mine
  return { ...fresh, status: mine.status === mine.base.status ? fresh.status : mine.status, user: intern.user, email: intern.email }
}

/** Whether the client has by now all that I have chosen. */
export const isDone = (present: DirectedSince, mine: Direction): boolean => !isEmpty(bodyOf(mine)) && isEmpty(bodyOf(onTopOf(present, mine)))
