import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { memo, useState } from 'react'
import { useHandedOn } from '#ui/hand-on.ts'
import { pagesOf, rangeOf } from '#islands/staff/table/pages.ts'
import './foot.css'

type TurnProps = { label: string; Icon: LucideIcon; to: number; possible: boolean; turnTo: (page: number) => void }

/** Stays focusable at the first and the last page, so that the keyboard doesn't lose its place. */
const Turn = ({ label, Icon, to, possible, turnTo }: TurnProps) => (
  <button type="button" className="staff-button table-turn" aria-label={label} aria-disabled={!possible} onClick={() => { if (possible) turnTo(to) }}>
    <Icon className="icon" aria-hidden="true" />
  </button>
)

type TurnsProps = { what: string; page: number; last: number; turnTo: (page: number) => void }

const Turns = ({ what, page, last, turnTo }: TurnsProps) => (
  <nav ref={useHandedOn()} aria-label={`Pages of ${what}`} className="table-turns">
    <Turn label="First page" Icon={ChevronFirst} to={1} possible={page > 1} turnTo={turnTo} />
    <Turn label="Previous page" Icon={ChevronLeft} to={page - 1} possible={page > 1} turnTo={turnTo} />
    <Turn label="Next page" Icon={ChevronRight} to={page + 1} possible={page < last} turnTo={turnTo} />
    <Turn label="Last page" Icon={ChevronLast} to={last} possible={page < last} turnTo={turnTo} />
  </nav>
)

type Props = { what: string; page: number; /** Undefined while unknown. */ total: number | undefined; turnTo: (page: number) => void }

/** If a page can't be loaded, the last known total is kept, so that the buttons still lead back. */
export const Pager = memo(({ what, page, total, turnTo }: Props) => {
  const [known, know] = useState(total)
  if (total !== undefined && total !== known) know(total)
  if (!known) return null
  const last = pagesOf(known)
  return (
    <div className="table-foot">
      <p className="table-range">{total && rangeOf(Math.min(page, last), total)}</p>
      {last > 1 && <Turns what={what} page={page} last={last} turnTo={turnTo} />}
    </div>
  )
})
