import type { WholeSubmission } from '#contracts/api/submissions.ts'
import { useNote } from '#islands/staff/admin/inbox/use-note.ts'
import { Moment } from '#islands/staff/shell/Moment.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'

const Thread = ({ thread }: Pick<WholeSubmission, 'thread'>) => (
  <ol className="inbox-thread">
    {thread.map(({ _id, text, by, createdAt }) => (
      <li key={_id}>
        <p className="inbox-note" dir="auto">{text}</p>
        <p className="inbox-aside">{by}, <Moment at={createdAt} /></p>
      </li>
    ))}
  </ol>
)

/** What staff wrote about a submission, and the form to write more; a note that isn't sent yet survives a reload. */
export const Notes = ({ submission }: { submission: WholeSubmission }) => {
  const { form, text, write, onInput, problem, busy, submit } = useNote(submission._id)
  return (
    <section className="inbox-notes" aria-labelledby="inbox-notes">
      <h3 id="inbox-notes">Notes</h3>
      {submission.thread.length > 0 ? <Thread thread={submission.thread} /> : <p className="inbox-aside">None yet. Only admins see notes.</p>}
      <form ref={form} noValidate onInput={onInput} onSubmit={(event) => { event.preventDefault(); submit() }}>
        <Field id="inbox-note" label="Add a note" error={problem}>
          {(control) => <textarea {...control} name="text" rows={3} dir="auto" value={text} onChange={(event) => write(event.target.value)} />}
        </Field>
        <Button type="submit" look="line" busy={busy && 'Saving...'}>Save note</Button>
      </form>
    </section>
  )
}
