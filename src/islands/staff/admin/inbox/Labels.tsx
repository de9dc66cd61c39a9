import { SUBMISSION_LABELS, type SubmissionLabel, type WholeSubmission } from '#contracts/api/submissions.ts'
import { labelOf, LABELS } from '#islands/staff/admin/inbox/labels.ts'
import { useKeysOn } from '#islands/staff/admin/inbox/use-keys.ts'
import { useHandedOn } from '#ui/hand-on.ts'

type Props = { submission: WholeSubmission; saving: SubmissionLabel | undefined; label: (as: SubmissionLabel) => void }

const WayBack = ({ submission, saving, label }: Props) => (
  <div ref={useHandedOn<HTMLDivElement>()} className="inbox-labels">
    <button type="button" className="staff-button" aria-disabled={Boolean(saving)} onClick={() => label(submission.state)}>{saving ? 'Saving...' : 'Not spam'}</button>
    <p className="inbox-aside">“Not spam” moves it to the inbox, and tells those who have not been told of it yet.</p>
  </div>
)

const Choice = ({ submission, saving, label }: Props) => {
  const now = labelOf(submission)
  const keysOn = useKeysOn()
  return (
    <div ref={useHandedOn<HTMLDivElement>()} className="inbox-labels" role="group" aria-label="Label of this submission">
      {SUBMISSION_LABELS.map((value) => (
        <button
          key={value} type="button" className="staff-button inbox-label" data-tone={LABELS[value].tone} aria-pressed={value === now} aria-keyshortcuts={keysOn ? LABELS[value].key : undefined}
          aria-disabled={Boolean(saving)} onClick={() => label(value)}
        >
          {saving === value ? 'Saving...' : LABELS[value].word}
        </button>
      ))}
    </div>
  )
}

/** Sets the label. For spam it offers only "Not spam". */
export const Labels = (props: Props) => (props.submission.spam ? <WayBack {...props} /> : <Choice {...props} />)
