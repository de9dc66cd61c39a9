import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Client } from '#contracts/api/clients.ts'
import { changesSince, type Placed } from '#islands/staff/admin/clients/direction.ts'
import { useHandedOn } from '#ui/hand-on.ts'

type Props = { base: Placed; present: Client; takeOver: () => void; discard: () => void }

/** Somebody else has saved the client since this dialog was opened: what has changed, and the two ways on. */
export const Behind = ({ base, present, takeOver, discard }: Props) => {
  const box = useHandedOn<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [box, present.version])
  const changes = changesSince(base, present)
  return (
    <div ref={box} className="behind" role="alert" tabIndex={-1}>
      <p><TriangleAlert className="icon" aria-hidden="true" /> Somebody else has saved this client meanwhile. Nothing was overwritten, and what you chose is still here.</p>
      {changes.map(({ what, before, now }) => <p key={what}>{what} is now <b>{now}</b>; it was {before}.</p>)}
      {changes.length === 0 && <p>Status and intern are as you opened them: see the history.</p>}
      <div className="behind-ways">
        <button type="button" className="staff-button" onClick={takeOver}>Load the present state, keep my changes</button>
        <button type="button" className="staff-button" onClick={discard}>Load it and drop my changes</button>
      </div>
    </div>
  )
}
