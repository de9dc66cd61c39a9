import { Mail } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { Keys } from '#islands/staff/admin/inbox/Keys.tsx'
import { labelOf } from '#islands/staff/admin/inbox/labels.ts'
import { List } from '#islands/staff/admin/inbox/List.tsx'
import { Reading } from '#islands/staff/admin/inbox/Reading.tsx'
import { useInbox } from '#islands/staff/admin/inbox/use-inbox.ts'
import { useKeys } from '#islands/staff/admin/inbox/use-keys.ts'
import { useLabelling } from '#islands/staff/admin/inbox/use-labelling.ts'
import { isBesideList, rowId, useMoving } from '#islands/staff/admin/inbox/use-moving.ts'
import { Views } from '#islands/staff/admin/inbox/Views.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import '#islands/staff/table/tools.css'
import './inbox.css'

const focusSearch = () => document.querySelector<HTMLElement>('.inbox-tools input[type="search"]')?.focus()

const Work = () => {
  const inbox = useInbox()
  const { openId, shownId, list } = inbox
  const moving = useMoving(inbox)
  const { saving, said, label, setSince } = useLabelling()
  const { data: opened } = useAnswer(submissionRoutes.getSubmission, { params: { id: openId }, enabled: openId !== '' })

  const close = () => {
    // The row will take the focus: nothing in the pane may hand it on as it goes (`useHandedOn`).
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    inbox.close()
  }
  // After closing, by the browser's Back as well, the row gets the focus, unless somebody has moved elsewhere meanwhile.
  const last = useRef('')
  /** The pane was closed to search: the search box gets the focus, not the row. */
  const toSearch = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (openId || !last.current || !document.activeElement?.matches('body, main, h1')) return
    if (toSearch.current) focusSearch()
    else moving.focusRow(last.current)
  })
  useEffect(() => {
    comeBack()
    last.current = openId
    toSearch.current = false
  }, [openId])
  useKeys({
    move: moving.move,
    label: (as) => {
      // The open submission shows a new label before the list does; the list knows its row before the submission has loaded.
      if (openId && opened?.data._id === openId) return void label(openId, as, labelOf(opened.data))
      // Only a row that has the focus is meant: elsewhere nobody would see what the key did.
      const row = list.rows.find(({ _id }) => (openId ? _id === openId : rowId(_id) === document.activeElement?.id))
      if (row) void label(row._id, as, setSince(inbox.listedAt, row._id) ?? labelOf(row))
    },
    search: () => {
      if (!openId || isBesideList()) return focusSearch()
      toSearch.current = true
      close()
    },
    reply: () => document.getElementById('inbox-reply')?.click(),
    close: () => { if (openId) close() },
  })
  return (
    <div className="inbox-page" data-open={openId !== ''}>
      <Views inbox={inbox} />
      <div className="inbox">
        <div className="inbox-left">
          <List inbox={inbox} moving={moving} />
          {/* Only below a list whose length is known: otherwise it would move. */}
          {list.state !== 'loading' && <Keys />}
        </div>
        {shownId
          ? <Reading key={shownId} id={shownId} saving={saving[shownId]} label={(id, as, from) => void label(id, as, from)} close={close} />
          : <div className="inbox-reading inbox-unopened"><Mail className="icon" aria-hidden="true" /><p>Choose a submission to read it here.</p></div>}
      </div>
      <p role="status" className="sr-only">{said}</p>
      <p role="status" className="sr-only">{inbox.found}</p>
    </div>
  )
}

/** /admin/inbox: every form's submissions, to be worked through by keyboard or with a thumb. */
export const Inbox = () => <StaffRoot role="admin"><Work /></StaffRoot>
