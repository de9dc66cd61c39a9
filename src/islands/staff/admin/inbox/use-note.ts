/** The note that is being written on a submission. Somebody may go on to the next submission while it is being saved, and come back. */
import { useEffect, useEffectEvent, useState } from 'react'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { forgetDraft, forgetSending, readDraft, sendingId, writeDraft } from '#islands/staff/shell/drafts/draft.ts'
import { useKeep, useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { useDraft } from '#islands/staff/shell/drafts/use-draft.ts'
import { useProblems } from '#islands/staff/shell/use-problems.ts'
import { useAccount } from '#islands/staff/shell/session/use-session.ts'
import { isUndecided } from '#lib/api.ts'
import { call } from '#lib/call.ts'
import { announce } from '#ui/announce.ts'

const EMPTY = { text: '' }
const LOST = 'No answer came, so the note may or may not have been saved. It is still in its field: saving it again does not add it twice.'
const REFUSED = 'The note could not be saved. It is still in its field: please try again.'
const draftOf = (id: string) => `note:${id}`

/** Removes what was sent from the draft, not from the form, which may be gone by then or be another's. */
const save = async (id: string, accountId: string, text: string) => {
  const result = await call(submissionRoutes.noteSubmission, { params: { id }, body: { id: sendingId(draftOf(id), accountId, { text }), text } })
  if (!result.ok) return result
  forgetSending(draftOf(id), accountId)
  // Somebody may write on during the save: only what was sent is removed.
  const now = readDraft(draftOf(id), accountId, EMPTY)?.text ?? ''
  const rest = (now.startsWith(text) ? now.slice(text.length) : now).trimStart()
  if (rest) writeDraft(draftOf(id), accountId, { text: rest })
  else forgetDraft(draftOf(id), accountId)
  return result
}

/** By submission: a form that is opened again waits for what the previous one has sent. */
const underWay = new Map<string, ReturnType<typeof save>>()

export const useNote = (id: string) => {
  const accountId = useAccount('admin')
  const { values: { text }, change, reread } = useDraft(draftOf(id), accountId, EMPTY)
  const [saving, setSaving] = useState(() => underWay.get(id))
  const { form, problems, tell, onInput } = useProblems()
  const keep = useKeep()
  const refresh = useRefresh()

  const answered = useEffectEvent((result: Awaited<ReturnType<typeof save>>) => {
    setSaving(undefined)
    if (result.ok) reread()
    else if (result.status === 422) tell({ text: result.errors[0]?.message ?? '' })
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
      toast.mended(LOST, REFUSED)
      announce('Note saved')
      await keep(submissionRoutes.getSubmission, { params: { id } }, result.data)
    } else if (result.status !== 422) toast.failure(isUndecided(result) ? LOST : REFUSED)
    // After a refusal too: the submission may be gone. After a success, the answer may lack a label that was set meanwhile.
    await refresh(submissionRoutes.getSubmission, submissionRoutes.getSubmissions)
  }
  const submit = () => {
    if (saving) return
    // Here, because an answer that comes once somebody has gone on to the next submission has no form to be shown in.
    const checked = submissionRoutes.noteSubmission.body.safeParse({ text })
    if (!checked.success) return tell({ text: checked.error.issues[0]!.message })
    tell({})
    const now = save(id, accountId, text)
    underWay.set(id, now)
    setSaving(now)
    void follow(now)
  }
  return { form, text, write: (words: string) => void change({ text: words }), onInput, problem: problems['text'], busy: saving !== undefined, submit }
}
