import { useLayoutEffect } from 'react'
import { Row } from '#islands/staff/admin/inbox/Row.tsx'
import type { InboxView } from '#islands/staff/admin/inbox/use-inbox.ts'
import { LIST, type Moving } from '#islands/staff/admin/inbox/use-moving.ts'
import { useLate } from '#islands/staff/shell/use-late.ts'
import { useMinutes } from '#islands/staff/shell/use-minutes.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import { Pager } from '#islands/staff/table/Pager.tsx'
import { ago } from '#lib/ago.ts'
import './rows.css'

type Words = { title: string; text: string }

/** What an empty view means. */
const wordsFor = ({ control: { view } }: InboxView): Words => {
  if (view.search || view.filters.form) return { title: 'Nothing matches', text: 'No submission fits this search and these filters.' }
  switch (view.filters.state) {
    case 'spam': return { title: 'No spam', text: 'What looks suspect waits here, and nobody is told of it until you mark it as not spam.' }
    case 'new': return { title: 'Nothing new', text: 'Every submission has been looked at.' }
    case undefined: return { title: 'No submissions yet', text: 'What visitors send through the site’s forms arrives here.' }
    default: return { title: 'Nothing here', text: 'No submission has this label.' }
  }
}

const Empty = ({ inbox }: { inbox: InboxView }) => {
  const { title, text } = wordsFor(inbox)
  const showAll = () => {
    inbox.control.clear()
    // The button that had the focus goes away.
    document.getElementById(LIST)!.focus()
  }
  return (
    <div className="inbox-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {inbox.control.isFiltered && <button type="button" className="staff-button" onClick={showAll}>Show the whole inbox</button>}
    </div>
  )
}

const Failed = ({ inbox: { list } }: { inbox: InboxView }) => {
  // Without the rows above it, the pager may be off the screen, with the focus.
  useLayoutEffect(() => document.activeElement?.closest('.table-turn')?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div className="inbox-empty">
      <h2>The inbox could not be loaded</h2>
      <TryAgain again={list.again} busy={list.isAsking} />
    </div>
  )
}

const Waiting = () => <div className="staff-loading inbox-waiting" aria-hidden="true">{[1, 2, 3, 4, 5].map((row) => <span key={row} />)}</div>

const addressWith = (id: string) => {
  const url = new URL(location.href)
  url.searchParams.set('inbox.open', id)
  return url.pathname + url.search
}

/** The list with its empty, loading and failed states, and its pages. */
export const List = ({ inbox, moving: { stand, keptFocus } }: { inbox: InboxView; moving: Moving }) => {
  const { list, control, openId, open } = inbox
  const isLate = useLate(list.isStale)
  useMinutes()
  return (
    <section id={LIST} tabIndex={-1} className="inbox-list" aria-label="Submissions" aria-busy={list.state === 'loading' || list.isStale}>
      {list.isWaiting && <Waiting />}
      {list.state === 'failed' && <Failed inbox={inbox} />}
      {list.state === 'shown' && list.rows.length === 0 && !list.isStale && <Empty inbox={inbox} />}
      <ul className="inbox-rows" data-stale={isLate} {...keptFocus}>
        {list.rows.map((row) => (
          <Row key={row._id} row={row} age={ago(new Date(row.createdAt))} address={addressWith(row._id)} isOpen={row._id === openId} open={open} stand={stand} />
        ))}
      </ul>
      <Pager what="the inbox" page={control.view.page} total={list.total} turnTo={control.turnTo} />
    </section>
  )
}
