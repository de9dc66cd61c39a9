import { ArrowLeft, Reply } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { submissionRoutes, type SubmissionLabel, type WholeSubmission } from '#contracts/api/submissions.ts'
import { Fields, Requirement } from '#islands/staff/admin/inbox/Fields.tsx'
import { Labels } from '#islands/staff/admin/inbox/Labels.tsx'
import { labelOf, senderOf } from '#islands/staff/admin/inbox/labels.ts'
import { Notes } from '#islands/staff/admin/inbox/Notes.tsx'
import { Resume } from '#islands/staff/admin/inbox/Resume.tsx'
import { isBesideList, READING } from '#islands/staff/admin/inbox/use-moving.ts'
import { Moment } from '#islands/staff/shell/Moment.tsx'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { useKeptFocus } from '#islands/staff/shell/use-kept-focus.ts'
import { isGone } from '#lib/api.ts'
import { announce } from '#ui/announce.ts'
import './reading.css'

/** A mail to the sender; its subject says what they sent. */
const replyTo = ({ email, title }: WholeSubmission) => `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${title}`)}`

type WholeProps = { submission: WholeSubmission; saving: SubmissionLabel | undefined; label: (id: string, as: SubmissionLabel, from: SubmissionLabel) => void }

const Whole = ({ submission, saving, label }: WholeProps) => {
  return (
    <>
      <p className="inbox-aside">{submission.title}, <Moment at={submission.createdAt} /></p>
      <p className="inbox-sender">{submission.email && <a className="staff-link" href={replyTo(submission)}>{submission.email}</a>}</p>
      <div className="inbox-actions">
        <Labels submission={submission} saving={saving} label={(as) => label(submission._id, as, labelOf(submission))} />
        {submission.email && <a className="staff-button" id="inbox-reply" href={replyTo(submission)}><Reply className="icon" aria-hidden="true" /> Reply by email</a>}
      </div>
      {submission.attachments.map((file) => <Resume key={file._id} file={file} />)}
      <Requirement submission={submission} />
      <Fields submission={submission} />
      <Notes key={submission._id} submission={submission} />
    </>
  )
}

type Props = { id: string; saving: SubmissionLabel | undefined; label: WholeProps['label']; close: () => void }

/** The submission that is open, beside the list or, on a phone, instead of it. */
export const Reading = ({ id, saving, label, close }: Props) => {
  const answer = useAnswer(submissionRoutes.getSubmission, { params: { id } })
  const { error } = answer
  const submission = answer.data?.data
  const heading = useRef<HTMLHeadingElement>(null)
  const title = submission ? senderOf(submission) : error ? 'Not shown' : 'Loading…'
  // Where the pane takes the list's place, the focus moves into it. Beside the list the focus stays, and `tell` announces the pane.
  useEffect(() => { if (!isBesideList()) heading.current?.focus() }, [id])
  // On focus a screen reader reads the heading as it was then; a name that loads later has to be announced.
  const [cameLater] = useState(!submission)
  const tell = useEffectEvent(() => { if (cameLater || isBesideList()) announce(`Opened: ${title}`) })
  const readId = submission?._id
  useEffect(() => { if (readId) tell() }, [readId])
  return (
    <article {...useKeptFocus(READING)} className="inbox-reading" aria-labelledby={READING} aria-busy={!submission && !error}>
      <button type="button" className="staff-button inbox-back" onClick={close}><ArrowLeft className="icon" aria-hidden="true" /> Back to the inbox</button>
      <h2 id={READING} ref={heading} tabIndex={-1}>{title}</h2>
      {submission ? <Whole submission={submission} saving={saving} label={label} />
        : error && isGone(error.failure) ? <p role="alert">This submission is no longer here.</p>
        : error && <NotLoaded of={answer}>The submission could not be loaded.</NotLoaded>}
    </article>
  )
}
