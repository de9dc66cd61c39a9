/** The life of one filling of a form: editing, sending, sent or failed (spec section 4). */
import { startTransition, useRef, useState } from 'react'
import { rechecked, type Problem } from '#contracts/errors.ts'
import type { ShownForm } from '#contracts/forms/declaration.ts'
import { check, fileMark, unreadable, type Entered } from '#islands/forms/entered.ts'
import { sendEntered } from '#islands/forms/send-entered.ts'
import { endFilling, submissionKey } from '#islands/forms/submission-key.ts'
import { ticketHeader } from '#islands/forms/ticket.ts'
import { ofFields, ofNoField, type Failed } from '#lib/api.ts'
import { pause } from '#lib/pause.ts'

type SubmissionState =
  | { name: 'editing' }
  /** `percent`: how much of the file has been sent. */
  | { name: 'sending'; percent?: number }
  /** `message` is the form's own wording, empty when only fields are at fault; `detail` is what the server adds. */
  | { name: 'failed'; message: string; detail: string; problems: Problem[]; attempt: number }
  | { name: 'sent' }

const messageOf = (form: ShownForm, result: Failed): string => {
  if (result.kind === 'network') return form.networkFailure ?? form.failure
  return form.failureNamesStatus ? `${form.failure} (status ${result.status})` : form.failure
}

const failed = (form: ShownForm, result: Failed) => ({
  message: messageOf(form, result),
  detail: ofNoField(result),
  problems: ofFields(result),
})

/** Checks values in the browser and sends them, one request at a time. */
export const useSubmission = (form: ShownForm) => {
  const [state, setState] = useState<SubmissionState>({ name: 'editing' })
  const underWay = useRef(false)
  const attempt = useRef(0)

  const send = async (entered: Entered): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    attempt.current += 1
    await pause()
    const settle = (outcome: ReturnType<typeof failed> | undefined) =>
      startTransition(() => setState(outcome ? { name: 'failed', ...outcome, attempt: attempt.current } : { name: 'sent' }))
    const refuse = (problems: Problem[]) => {
      underWay.current = false
      settle({ message: '', detail: '', problems })
    }
    const checked = check(form, entered)
    if (!checked.ok) return refuse(checked.problems)
    const found = await unreadable(form, entered)
    if (found.length > 0) return refuse(found)
    setState({ name: 'sending' })
    const headers = { 'idempotency-key': submissionKey(form.id, { ...checked.values, ...fileMark(entered.file) }), ...ticketHeader(form.id) }
    const result = await sendEntered(form, entered, { headers, onProgress: (percent) => setState({ name: 'sending', percent }) })
    underWay.current = false
    if (result.ok) endFilling(form.id)
    settle(result.ok ? undefined : failed(form, result))
  }

  /** Removes the message of a corrected field, or changes it. */
  const recheck = (name: string, entered: Entered) => {
    if (state.name !== 'failed' || !state.problems.some((problem) => problem.field === name)) return
    const checked = check(form, entered)
    const found = checked.ok ? [] : checked.problems
    // Applied to the latest state: another attempt may be running.
    setState((now) => (now.name === 'failed' ? { ...now, problems: rechecked(now.problems, name, found) } : now))
  }

  return { state, send, recheck, edit: () => setState({ name: 'editing' }) }
}
