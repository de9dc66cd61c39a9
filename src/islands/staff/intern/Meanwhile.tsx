import { useEffect } from 'react'
import { TriangleAlert } from 'lucide-react'
import { agree, AGREED, changesBetween, isNoted, LABELS, type Change, type Known } from '#islands/staff/intern/changes.ts'
import { valuesOf, type ClientValues } from '#islands/staff/intern/values.ts'
import { useHandedOn } from '#ui/hand-on.ts'

const Difference = ({ change }: { change: Change }) => (
  <li>
    <b>{LABELS[change.field]}</b> is now <b>{change.now || 'empty'}</b>; it was {change.before || 'empty'}.
    {change.mine !== undefined && <> You have <b>{change.mine || 'nothing'}</b>, which stays until you change it.</>}
  </li>
)

type Props = { base: ClientValues; version: number; present: Known; mine: ClientValues; takeOver: () => void; discard: () => void }

const TOLD = 'Somebody else has saved this client meanwhile. Nothing was overwritten, and what you typed is still here.'

/** Somebody else has saved the client since this edit began: what changed, and the two ways on. Nothing typed is lost. */
export const Meanwhile = ({ base, version, present, mine, takeOver, discard }: Props) => {
  const box = useHandedOn<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [box, present.version])
  const theirs = valuesOf(present)
  const changes = changesBetween(base, theirs, mine)
  const isAgreed = agree(theirs, mine) && (mine.note.trim() ? isNoted(mine.note, version, present) : changes.length > 0)
  return (
    <div ref={box} className="meanwhile" role="alert" tabIndex={-1}>
      <p><TriangleAlert className="icon" aria-hidden="true" /> {isAgreed ? AGREED : TOLD}</p>
      {!isAgreed && changes.length === 0 && <p>No field differs from what you opened: see the history.</p>}
      {!isAgreed && changes.length > 0 && <ul>{changes.map((change) => <Difference key={change.field} change={change} />)}</ul>}
      <div className="meanwhile-ways">
        <button type="button" className="staff-button" onClick={takeOver}>Load the present state, keep my changes</button>
        <button type="button" className="staff-button" onClick={discard}>Load it and drop my changes</button>
      </div>
    </div>
  )
}
