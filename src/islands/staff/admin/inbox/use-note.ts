/** The note that one writes on a submission. One may go on to the next while it is being saved, and come back. */
import { useEffect, useEffectEvent, useState } from 'react'
import { submissionRoutes, type NewNote } from '#contracts/api/submissions.ts'
import { forgetDraft, readDraft, writeDraft } from '#islands/staff/shell/draft.ts'
import { useKeep, useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toast.ts'
import { useDraft } from '#islands/staff/shell/use-draft.ts'
import { useSession } from '#islands/staff/shell/use-session.ts'
import { call } from '#lib/call.ts'
import { announce } from '#ui/announce.ts'

const EMPTY = { text: '' }
const draftOf = (id: string) => `note:${id}`

/** The last note of a submission that was sent: again with the same words, it is the same note. A phone that opens a development server by its address makes no ids. */
const sent = new Map<string, NewNote>()
const noteOf = (id: string, text: string) => {
  const last = sent.get(id)
  const note = last?.text === text ? last : { id: 'randomUUID' in crypto ? crypto.randomUUID() : undefined, text }
  sent.set(id, note)
  return note
}

/** What was sent leaves the draft, not the form: that may have gone, or be another. */
const save = async (id: string, accountId: string, text: string) => {
  const result = await call(submissionRoutes.noteSubmission, { params: { id }, body: noteOf(id, text) })
  if (!result.ok) return result
  sent.delete(id)
  // One writes on while it is being saved: only what was sent goes.
  const now = readDraft(draftOf(id), accountId, EMPTY)?.text ?? ''
  const rest = (now.startsWith(text) ? now.slice(text.length) : now).trimStart()
  if (rest) writeDraft(draftOf(id), accountId, { text: rest })
  else forgetDraft(draftOf(id), accountId)
  return result
}

/** By submission: the form that one comes back to waits for what the one before it has sent. */
const underWay = new Map<string, ReturnType<typeof save>>()

export const useNote = (id: string) => {
  const { accountId } = useSession('admin')
  const { values: { text }, change, reread } = useDraft(draftOf(id), accountId, EMPTY)
  const [saving, setSaving] = useState(() => underWay.get(id))
  const [problem, setProblem] = useState<{ message: string | undefined }>()
  const keep = useKeep()
  const refresh = useRefresh()

  const answered = useEffectEvent((result: Awaited<ReturnType<typeof save>>) => {
    setSaving(undefined)
    if (result.ok) reread()
    else if (result.status === 422) setProblem({ message: result.errors[0]?.message })
  })
  useEffect(() => {
    let isHere = true
    void saving?.then((result) => { if (isHere) answered(result) })
    return () => { isHere = false }
  }, [saving])

  const follow = async (saved: ReturnType<typeof save>) => {
    const result = await saved
    underWay.delete(id)
    if (result.ok) {
      announce('Note saved')
      await keep(submissionRoutes.getSubmission, { params: { id } }, result.data)
      await refresh(submissionRoutes.getSubmissions)
    } else if (![401, 422].includes(result.status)) toast.error('The note could not be saved. It is still in its field: please try again.')
  }
  const submit = () => {
    if (saving) return
    if (!text.trim()) return setProblem({ message: 'Please write a note' })
    setProblem(undefined)
    const now = save(id, accountId, text)
    underWay.set(id, now)
    setSaving(now)
    void follow(now)
  }
  return { text, write: (words: string) => change({ text: words }), problem, busy: saving !== undefined, submit }
}
