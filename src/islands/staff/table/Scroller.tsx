import { useRef, type ReactNode } from 'react'
import { useOverflow } from '#islands/staff/shell/use-overflow.ts'
import { useWhole } from '#islands/staff/table/use-whole.ts'

type Props = { caption: string; /** Whether the next rows have been awaited noticeably long. */ isLate: boolean; children: ReactNode }

/** The container of a table: it scrolls sideways if the table is too wide, and is painted last if it is far from the screen. */
export const Scroller = ({ caption, isLate, children }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(element, caption)
  const isWhole = useWhole()
  return (
    <div ref={element} className="table-scroller" data-stale={isLate} data-whole={isWhole} {...overflows}>
      {children}
    </div>
  )
}
