/** The life of one filling of a form: editing, sending, sent or failed (spec section 4). */
import { useRef, useState } from 'react'
import type { Problem } from '#contracts/errors.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { checkForm } from '#contracts/forms/schema.ts'
import { submissionAccepted } from '#contracts/submission.ts'
import { endFilling, submissionKey } from '#islands/forms/submission-key.ts'
import { post, type ApiResult } from '#lib/api.ts'

export type SubmissionState =
  | { name: 'editing' }
  | { name: 'sending' }
  /** `message` is the form's own wording, empty when only fields are at fault; `detail` is what the server adds. */
  | { name: 'failed'; message: string; detail: string; problems: Problem[]; attempt: number }
  | { name: 'sent' }

type Failed = Extract<ApiResult<unknown>, { ok: false }>

const messageOf = (form: FormDeclaration, result: Failed): string => {
  if (result.kind === 'network') return form.networkFailure ?? form.failure
  return form.failureNamesStatus ? `${form.failure} (status ${result.status})` : form.failure
}

/** The server's own words, where they help: a limit, a closed form, records that can't be reached. */
const detailOf = (result: Failed): string =>
  result.kind !== 'refused' || result.status === 500 ? ''
  : result.errors.filter((problem) => !problem.field).map((problem) => problem.message).join(' ')

const failed = (form: FormDeclaration, result: Failed) => ({
  message: messageOf(form, result), detail: detailOf(result), problems: result.errors.filter((problem) => problem.field),
})

/** Checks values in the browser and sends them, one request at a time. */
export const useSubmission = (form: FormDeclaration) => {
  const [state, setState] = useState<SubmissionState>({ name: 'editing' })
  const underWay = useRef(false)
  const attempt = useRef(0)

  const send = async (values: Record<string, string>): Promise<void> => {
    if (underWay.current) return
    attempt.current += 1
    const settle = (outcome: ReturnType<typeof failed> | undefined) =>
      setState(outcome ? { name: 'failed', ...outcome, attempt: attempt.current } : { name: 'sent' })
    const checked = checkForm(form, values)
    if (!checked.ok) {
      settle({ message: '', detail: '', problems: checked.problems })
      return
    }
    underWay.current = true
    setState({ name: 'sending' })
    const headers = { 'idempotency-key': submissionKey(form.id, checked.values) }
    const result = await post(`/api/forms/${form.id}`, submissionAccepted, { body: values, headers })
    underWay.current = false
    if (result.ok) endFilling(form.id)
    settle(result.ok ? undefined : failed(form, result))
  }

  /** Takes back the message of a field that `values` have put right, or changes it. */
  const recheck = (name: string, values: Record<string, string>) => {
    if (state.name !== 'failed' || !state.problems.some((problem) => problem.field === name)) return
    const checked = checkForm(form, values)
    const left = checked.ok ? undefined : checked.problems.find((problem) => problem.field === name)
    const problems = state.problems.flatMap((problem) => (problem.field !== name ? [problem] : left ? [left] : []))
    setState({ ...state, problems })
  }

  return { state, send, recheck, edit: () => setState({ name: 'editing' }) }
}
