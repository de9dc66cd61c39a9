import { changesSince, isDone, type Direction } from '#islands/staff/admin/clients/direction.ts'
import type { Known } from '#islands/staff/clients/known.ts'
import { SavedMeanwhile } from '#islands/staff/clients/SavedMeanwhile.tsx'

type Props = { mine: Direction; present: Known; takeOver: () => void; discard: () => void }

/** What somebody else has changed about the client since this dialog was opened. */
export const Behind = ({ mine, present, takeOver, discard }: Props) => {
  const changes = changesSince(mine.base, present)
  return (
    <SavedMeanwhile mine="what you chose" isAgreed={isDone(present, mine)} version={present.version} takeOver={takeOver} discard={discard}>
      {changes.map(({ what, before, now }) => <p key={what}>{what} is now <b>{now}</b>; it was {before}.</p>)}
      {changes.length === 0 && <p>Status and intern are as you opened them. Name, age and date of birth are shown above as they are now; a note is in the history.</p>}
    </SavedMeanwhile>
  )
}
