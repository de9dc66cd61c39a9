import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { changesSince, isDone, type Direction } from '#islands/staff/admin/clients/direction.ts'
import { AGREED, type Known } from '#islands/staff/intern/changes.ts'
import { useHandedOn } from '#ui/hand-on.ts'

type Props = { mine: Direction; present: Known; takeOver: () => void; discard: () => void }

const TOLD = 'Somebody else has saved this client meanwhile. Nothing was overwritten, and what you chose is still here.'

/** The client has been saved since this dialog was opened: what has changed, and the two ways on. */
export const Behind = ({ mine, present, takeOver, discard }: Props) => {
  const box = useHandedOn<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [box, present.version])
  const changes = changesSince(mine.base, present)
  const isMine = isDone(present, mine)
  return (
    <div ref={box} className="behind" role="alert" tabIndex={-1}>
      <p><TriangleAlert className="icon" aria-hidden="true" /> {isMine ? AGREED : TOLD}</p>
      {!isMine && changes.map(({ what, before, now }) => <p key={what}>{what} is now <b>{now}</b>; it was {before}.</p>)}
      {!isMine && changes.length === 0 && <p>Status and intern are as you opened them: see the history.</p>}
      <div className="behind-ways">
        <button type="button" className="staff-button" onClick={takeOver}>Load the present state, keep my changes</button>
        <button type="button" className="staff-button" onClick={discard}>Load it and drop my changes</button>
      </div>
    </div>
  )
}
