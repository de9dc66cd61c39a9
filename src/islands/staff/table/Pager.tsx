import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { pagesOf, rangeOf } from '#islands/staff/table/pages.ts'
import './foot.css'

type TurnProps = { label: string; Icon: LucideIcon; to: number; possible: boolean; turnTo: (page: number) => void }

/** Stays focusable at the first and the last page, so that the keyboard doesn't lose its place. */
const Turn = ({ label, Icon, to, possible, turnTo }: TurnProps) => (
  <button type="button" className="staff-button table-turn" aria-label={label} aria-disabled={!possible} onClick={() => { if (possible) turnTo(to) }}>
    <Icon className="icon" aria-hidden="true" />
  </button>
)

type Props = { what: string; page: number; total: number; turnTo: (page: number) => void }

export const Pager = ({ what, page, total, turnTo }: Props) => {
  const last = pagesOf(total)
  if (total === 0) return null
  return (
    <div className="table-foot">
      <p className="table-range">{rangeOf(Math.min(page, last), total)}</p>
      {last > 1 && (
        <nav aria-label={`Pages of ${what}`} className="table-turns">
          <Turn label="First page" Icon={ChevronFirst} to={1} possible={page > 1} turnTo={turnTo} />
          <Turn label="Previous page" Icon={ChevronLeft} to={page - 1} possible={page > 1} turnTo={turnTo} />
          <Turn label="Next page" Icon={ChevronRight} to={page + 1} possible={page < last} turnTo={turnTo} />
          <Turn label="Last page" Icon={ChevronLast} to={last} possible={page < last} turnTo={turnTo} />
        </nav>
      )}
    </div>
  )
}
