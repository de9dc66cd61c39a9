import { useRef, type ReactNode } from 'react'
import { useOverflow } from '#islands/staff/shell/use-overflow.ts'
import { useWhole } from '#islands/staff/table/use-whole.ts'

type Props = { caption: string; /** The rows that it shows wait for others, and have for a while. */ isLate: boolean; children: ReactNode }

/** What a table stands in: moved sideways where it is too wide, drawn last where it is far from the screen. */
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
