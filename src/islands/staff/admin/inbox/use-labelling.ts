import { useRef, useState } from 'react'
import { overviewRoutes } from '#contracts/api/overview.ts'
import { submissionRoutes, type SubmissionLabel } from '#contracts/api/submissions.ts'
import { CHANGED_MEANWHILE } from '#contracts/errors.ts'
import { LABELS, senderOf } from '#islands/staff/admin/inbox/labels.ts'
import { useKeep, useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { isUndecided } from '#lib/api.ts'
import { call } from '#lib/call.ts'

const FAILED = 'The label could not be saved. Please try again.'
const LOST = 'No answer came, so the label may or may not have been saved: the one shown here is the one that counts.'
const MEANWHILE = 'Somebody else has set another label in the meantime. Nothing was overwritten: the one shown here is the one that counts.'

/** Sets labels, one at a time for each submission; the screen shows a label once the server has it. `said` tells screen readers. */
export const useLabelling = () => {
  const keep = useKeep()
  const refresh = useRefresh()
  /** By submission: somebody may go on to the next while a label is being saved. */
  const [saving, setSaving] = useState<Record<string, SubmissionLabel | undefined>>({})
  const set = useRef(new Map<string, { as: SubmissionLabel; at: number }>())
  const [said, setSaid] = useState('')

  /** The label that was set here since `at`, the moment when the shown rows arrived: they don't show it yet. */
  const setSince = (at: number, id: string): SubmissionLabel | undefined => {
    const last = set.current.get(id)
    return last && last.at >= at ? last.as : undefined
  }
  /** `from` is the label that was seen last. */
  const label = async (id: string, as: SubmissionLabel, from: SubmissionLabel) => {
    if (saving[id] || as === from) return
    setSaving((now) => ({ ...now, [id]: as }))
    setSaid('')
    const result = await call(submissionRoutes.labelSubmission, { params: { id }, body: { label: as, from } })
    if (result.ok) {
      set.current.set(id, { as, at: Date.now() })
      await keep(submissionRoutes.getSubmission, { params: { id } }, result.data)
    }
    setSaving((now) => ({ ...now, [id]: undefined }))
    if (result.ok) {
      setSaid(`${result.data.data.title} from ${senderOf(result.data.data)}: ${LABELS[as].word}`)
      toast.mended(FAILED, LOST, MEANWHILE)
      if (from === 'spam' && as !== 'spam') toast.success('Not spam: whoever had not been told of it yet is told now.')
    } else toast.failure(isUndecided(result) ? LOST : result.errors[0]?.code === CHANGED_MEANWHILE ? MEANWHILE : FAILED)
    // After a refusal too: the submission may be gone. After a success, the answer may lack a note that was saved meanwhile.
    void refresh(submissionRoutes.getSubmission, submissionRoutes.getSubmissions, overviewRoutes.overview)
  }
  return { saving, said, label, setSince }
}
