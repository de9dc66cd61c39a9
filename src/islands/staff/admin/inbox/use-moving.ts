/** Which row one stands on, and the way from it to the next, over the edge of the page too. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InboxView } from '#islands/staff/admin/inbox/use-inbox.ts'

const WIDE = '(width >= 900px)'

/** Puts the focus on a row. */
export const focusRow = (id: string): void => document.querySelector<HTMLElement>(`.inbox-rows [data-id="${CSS.escape(id)}"]`)?.focus()

export const useMoving = ({ control, list, openId, lastPage, open }: InboxView) => {
  const { rows, isStale } = list
  const [current, setCurrent] = useState({ id: openId, index: -1 })
  const entering = useRef<'first' | 'last'>(undefined)

  const goTo = (index: number) => {
    const row = rows[index]
    if (!row) return
    setCurrent({ id: row._id, index })
    focusRow(row._id)
    // Beside the list one reads on; where the pane covers it, one goes through the list.
    if (openId && matchMedia(WIDE).matches) open(row._id)
  }
  const move = (by: 1 | -1) => {
    const found = rows.findIndex(({ _id }) => _id === current.id)
    // A row that has left this view by its new label has left its place to the next.
    const next = found >= 0 ? found + by : Math.max(0, current.index + (by === 1 ? 0 : -1))
    if (rows[next]) return goTo(next)
    const page = control.view.page + by
    if (next < 0 && found < 0) return
    if (page < 1 || page > lastPage) return
    entering.current = by === 1 ? 'first' : 'last'
    control.turnTo(page)
  }
  const enter = useEffectEvent(() => {
    if (isStale || !entering.current) return
    const index = entering.current === 'first' ? 0 : rows.length - 1
    entering.current = undefined
    goTo(index)
  })
  useEffect(() => enter(), [rows, isStale])

  return { currentId: current.id, stand: (id: string) => setCurrent({ id, index: rows.findIndex((row) => row._id === id) }), move }
}
