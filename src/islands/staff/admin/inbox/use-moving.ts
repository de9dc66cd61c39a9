/** Which row one stands on, and the way from it to the next, over the edge of the page too. */
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { InboxView } from '#islands/staff/admin/inbox/use-inbox.ts'
import { pagesOf } from '#islands/staff/table/pages.ts'
import { useKeptFocus } from '#islands/staff/shell/use-kept-focus.ts'

/** On a phone the pane takes the list's place. */
export const isBesideList = (): boolean => matchMedia('(width >= 900px)').matches

/** The ids of what takes the focus: a row, the list itself, the heading of what is read. */
export const rowId = (id: string): string => `inbox-row-${id}`
export const LIST = 'inbox-list'
export const READING = 'inbox-reading'

const focus = (id: string) => document.getElementById(id)?.focus()

export const useMoving = ({ control, list, openId, open }: InboxView) => {
  const { rows, total = 0, isStale } = list
  const [current, setCurrent] = useState({ id: openId, index: 0 })
  /** The row of the page that was asked for, and where the focus was then. */
  const entering = useRef<{ at: 0 | -1; from: Element | null }>(undefined)
  const found = rows.findIndex(({ _id }) => _id === current.id)
  if (found >= 0 && found !== current.index) setCurrent({ id: current.id, index: found })

  const stand = useCallback((id: string) => setCurrent(({ index }) => ({ id, index })), [])
  const goTo = (index: number) => {
    const row = rows[index]
    if (!row) return
    stand(row._id)
    focus(rowId(row._id))
    // One reads on; where the pane covers the list, nothing else of it is seen.
    if (openId) open(row._id)
  }
  const move = (by: 1 | -1) => {
    // A row that has left this view by its new label has left its place to the next.
    const next = found >= 0 ? found + by : Math.max(0, current.index + (by === 1 ? 0 : -1))
    if (rows[next]) return goTo(next)
    const page = control.view.page + by
    if (isStale) return
    // At the end, whoever has left the list comes back to where they stood.
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
    // Who writes elsewhere by now goes on writing: with the focus here, a letter would set a label. The next J or K goes on from this row.
    setCurrent({ id: rows[index]?._id ?? '', index })
  })
  // Before the focus that was on a row of the page before is missed.
  useLayoutEffect(() => enter(), [rows, isStale])

  const heir = rows[current.index] ?? rows.at(-1)
  const place = heir ? rowId(heir._id) : LIST
  const keptFocus = useKeptFocus(current.id === openId ? READING : place)
  /** Puts the focus on a row, or on what took its place. */
  const focusRow = (id: string) => focus(rows.some(({ _id }) => _id === id) ? rowId(id) : place)

  return { stand, move, keptFocus, focusRow }
}

export type Moving = ReturnType<typeof useMoving>
