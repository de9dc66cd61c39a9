import { useEffect, useRef, useState } from 'react'
import { submissionRoutes, type WholeSubmission } from '#contracts/api/submissions.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import { useDraft } from '#islands/staff/shell/use-draft.ts'
import { useKeep, useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toast.ts'
import { useSession } from '#islands/staff/shell/use-session.ts'
import { ago } from '#lib/ago.ts'
import { announce } from '#ui/announce.ts'
import { exactMoment } from '#lib/format.ts'
import { call } from '#lib/call.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { focusFault } from '#ui/focus-fault.ts'

const EMPTY = { text: '' }

const Thread = ({ thread }: Pick<WholeSubmission, 'thread'>) => (
  <ol className="inbox-thread">
    {thread.map(({ _id, text, by, createdAt }) => (
      <li key={_id}>
        <p className="inbox-note">{text}</p>
        <p className="inbox-aside">{by}, <time dateTime={createdAt} title={exactMoment(new Date(createdAt))}>{ago(new Date(createdAt))}</time></p>
      </li>
    ))}
  </ol>
)

/** What staff wrote about it, and the place to write more; a note that isn't sent yet outlives a reload. */
export const Notes = ({ submission }: { submission: WholeSubmission }) => {
  const { values: { text }, change, reset } = useDraft(`note:${submission._id}`, useSession('admin').accountId, EMPTY)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string | undefined }>()
  const field = useRef<HTMLTextAreaElement>(null)
  const keep = useKeep()
  const refresh = useRefresh()

  useEffect(() => { if (problem) focusFault(field.current) }, [problem])

  // One writes on while it is being saved: only what was sent goes.
  const clear = () => {
    const now = field.current?.value ?? text
    const rest = (now.startsWith(text) ? now.slice(text.length) : now).trimStart()
    if (rest) change({ text: rest })
    else reset()
  }
  const send = async () => {
    const result = await call(submissionRoutes.noteSubmission, { params: { id: submission._id }, body: { text } })
    setBusy(false)
    if (result.ok) {
      clear()
      announce('Note saved')
      await keep(submissionRoutes.getSubmission, { params: { id: submission._id } }, result.data)
      await refresh(submissionRoutes.getSubmissions)
    } else if (result.status === 422) setProblem({ message: result.errors[0]?.message })
    else if (result.status !== 401) toast.error('The note could not be saved. It is still in its field: please try again.')
  }
  const submit = () => {
    if (busy) return
    if (!text.trim()) return setProblem({ message: 'Please write a note' })
    setProblem(undefined)
    setBusy(true)
    void send()
  }
  return (
    <section className="inbox-notes" aria-labelledby="inbox-notes">
      <h3 id="inbox-notes">Notes</h3>
      {submission.thread.length > 0 ? <Thread thread={submission.thread} /> : <p className="inbox-aside">None yet. Notes are seen by admins alone.</p>}
      <form noValidate onSubmit={(event) => { event.preventDefault(); submit() }}>
        <Field id="inbox-note" label="Add a note" error={problem?.message}>
          {(control) => <textarea {...control} ref={field} rows={3} maxLength={LENGTHS.text} value={text} onChange={(event) => change({ text: event.target.value })} />}
        </Field>
        <Button type="submit" look="line" busy={busy && 'Saving...'}>Save note</Button>
      </form>
    </section>
  )
}
