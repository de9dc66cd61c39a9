import { FileText, MessageSquareText } from 'lucide-react'
import { memo } from 'react'
import type { Submission } from '#contracts/api/submissions.ts'
import { nounOf } from '#contracts/figures.ts'
import { labelOf, LABELS, senderOf } from '#islands/staff/admin/inbox/labels.ts'
import { READING, rowId } from '#islands/staff/admin/inbox/use-moving.ts'
import { onPlainPress } from '#islands/staff/shell/plain-press.ts'
import { shortMoment } from '#lib/format.ts'
import { Status } from '#ui/Status.tsx'

type Props = { row: Submission; /** How long ago it was received, in words: a prop, because it changes while the row stays the same. */ age: string; address: string; isOpen: boolean; open: (id: string) => void; stand: (id: string) => void }

const Flags = ({ row }: { row: Submission }) => (
  <span className="inbox-flags">
    {row.belowRequirement && <span className="inbox-below">Below the requirement</span>}
    {row.files > 0 && <span className="inbox-flag"><FileText className="icon" aria-hidden="true" /> Resume</span>}
  </span>
)

/** In a line that exists anyway: a note written beside the list must not change the row's height. */
const NoteCount = ({ notes }: { notes: number }) =>
  notes > 0 && <span key={notes} className="inbox-flag figures"><MessageSquareText className="icon" aria-hidden="true" /> {notes}<span className="sr-only"> {nounOf(notes, 'note')}</span></span>

/** One submission in the list: a link, so that it opens by Enter, in a new tab, and from the address bar. */
export const Row = memo(({ row, age, address, isOpen, open, stand }: Props) => {
  const { word, tone } = LABELS[labelOf(row)]
  return (
    <li>
      <a
        id={rowId(row._id)} href={address} className="inbox-row" data-new={labelOf(row) === 'new'} aria-current={isOpen ? 'true' : undefined} onFocus={() => stand(row._id)}
        // Where the pane is beside the list, the first press leaves the focus in the list; a second one moves it to the pane.
        onClick={onPlainPress(() => { if (isOpen) document.getElementById(READING)?.focus(); else open(row._id) })}
      >
        <span className="inbox-line">
          <span className="inbox-name">{senderOf(row)}</span>
          <time className="inbox-age figures" dateTime={row.createdAt} title={shortMoment(row.createdAt)}>{age}</time>
        </span>
        <span className="inbox-line">
          <span className="inbox-title">{row.title}</span>
          <NoteCount notes={row.notes} />
          <Status tone={tone}>{word}</Status>
        </span>
        {row.excerpt && <span className="inbox-excerpt" dir="auto">{row.excerpt}</span>}
        <Flags row={row} />
      </a>
    </li>
  )
})
