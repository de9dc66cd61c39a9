/** The current row, and moving from it to the next or previous one, across pages too. */
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { InboxView } from '#islands/staff/admin/inbox/use-inbox.ts'
import { pagesOf } from '#islands/staff/table/pages.ts'
import { useKeptFocus } from '#islands/staff/shell/use-kept-focus.ts'

/** Whether the pane is beside the list; on a phone it takes the list's place. */
export const isBesideList = (): boolean => matchMedia('(width >= 56.25rem)').matches

/** The ids of what takes the focus: a row, the list itself, the pane's heading. */
export const rowId = (id: string): string => `inbox-row-${id}`
export const LIST = 'inbox-list'
export const READING = 'inbox-reading'

const focus = (id: string) => document.getElementById(id)?.focus()

export const useMoving = ({ control, list, openId, open }: InboxView) => {
  const { rows, total = 0, isStale } = list
  const [current, setCurrent] = useState({ id: openId, index: 0 })
  /** While another page loads: which of its rows to go to, and where the focus was. */
  const entering = useRef<{ at: 0 | -1; from: Element | null }>(undefined)
  const found = rows.findIndex(({ _id }) => _id === current.id)
  if (found >= 0 && found !== current.index) setCurrent({ id: current.id, index: found })

  const stand = useCallback((id: string) => setCurrent(({ index }) => ({ id, index })), [])
  const goTo = (index: number) => {
    const row = rows[index]
    if (!row) return
    stand(row._id)
    focus(rowId(row._id))
    // With one open, moving opens the next: on a phone the pane is all that is seen.
    if (openId) open(row._id)
  }
  const move = (by: 1 | -1) => {
    // A row whose new label has removed it from this view has left its index to the next row.
    const next = found >= 0 ? found + by : Math.max(0, current.index + (by === 1 ? 0 : -1))
    if (rows[next]) return goTo(next)
    const page = control.view.page + by
    if (isStale) return
    // There is no further page: the focus returns to the current row.
    if (page < 1 || page > pagesOf(total)) return openId ? undefined : focus(rowId(current.id))
    entering.current = { at: by === 1 ? 0 : -1, from: document.activeElement }
    control.turnTo(page)
  }
  const enter = useEffectEvent(() => {
    if (isStale || !entering.current) return
    const { at, from } = entering.current
    entering.current = undefined
    const index = at === 0 ? 0 : rows.length - 1
    if ([from, document.body].includes(document.activeElement)) return goTo(index)
    // Somebody who types elsewhere by now keeps the focus: here, a letter would set a label. The next J or K continues from this row.
    setCurrent({ id: rows[index]?._id ?? '', index })
  })
  // In a layout effect: before `useKeptFocus` notices that the previous page's row has taken the focus with it.
  useLayoutEffect(() => enter(), [rows, isStale])

  const heir = rows[current.index] ?? rows.at(-1)
  const place = heir ? rowId(heir._id) : LIST
  const keptFocus = useKeptFocus(current.id === openId ? READING : place)
  /** Puts the focus on a row, or on what took its place. */
  const focusRow = (id: string) => focus(rows.some(({ _id }) => _id === id) ? rowId(id) : place)

  return { stand, move, keptFocus, focusRow }
}

export type Moving = ReturnType<typeof useMoving>
