import { isNoted, type Known } from '#islands/staff/clients/known.ts'
import { agree, changesBetween, LABELS, type Change } from '#islands/staff/intern/changes.ts'
import { SavedMeanwhile } from '#islands/staff/clients/SavedMeanwhile.tsx'
import { valuesOf, type ClientValues } from '#islands/staff/intern/values.ts'

const Difference = ({ change }: { change: Change }) => (
  <li>
    <b>{LABELS[change.field]}</b> is now <b>{change.now || 'empty'}</b>; it was <span>{`${change.before || 'empty'}.`}</span>
    {change.mine !== undefined && <span> You have <b>{change.mine || 'nothing'}</b>, which stays until you change it.</span>}
  </li>
)

type Props = { base: ClientValues; version: number; present: Known; mine: ClientValues; takeOver: () => void; discard: () => void }

/** What somebody else has changed about the client since this edit began, beside what is typed here. */
export const Meanwhile = ({ base, version, present, mine, takeOver, discard }: Props) => {
  const theirs = valuesOf(present)
  const changes = changesBetween(base, theirs, mine)
  const isAgreed = agree(theirs, mine) && (mine.note.trim() ? isNoted(mine.note, version, present) : changes.length > 0)
  return (
    <SavedMeanwhile mine="what you typed" isAgreed={isAgreed} version={present.version} takeOver={takeOver} discard={discard}>
      {changes.length > 0 ? <ul>{changes.map((change) => <Difference key={change.field} change={change} />)}</ul> : <p>No field differs from what you opened: see the history.</p>}
    </SavedMeanwhile>
  )
}
