/** The life of one filling of a form: editing, sending, sent or failed (spec section 4). */
import { useRef, useState } from 'react'
import type { Problem } from '#contracts/errors.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { checkForm } from '#contracts/forms/schema.ts'
import { submissionAccepted } from '#contracts/submission.ts'
import { post, type ApiResult } from '#lib/api.ts'

export type SubmissionState =
  | { name: 'editing' }
  | { name: 'sending' }
  | { name: 'failed'; message: string; problems: Problem[] }
  | { name: 'sent' }

const failureText = (form: FormDeclaration, result: Extract<ApiResult<unknown>, { ok: false }>): string => {
  if (result.kind === 'network') return form.networkFailure ?? form.failure
  if (result.status === 503) return result.error || form.failure
  return form.failureNamesStatus ? `${form.failure} (status ${result.status})` : form.failure
}

/** Checks `values` in the browser, sends them once, and tells where things stand. A retry is the same filling. */
export const useSubmission = (form: FormDeclaration) => {
  const [state, setState] = useState<SubmissionState>({ name: 'editing' })
  const key = useRef<string>(undefined)

  const send = async (values: Record<string, string>): Promise<SubmissionState> => {
    const settle = (next: SubmissionState) => { setState(next); return next }
    const checked = checkForm(form, values)
    if (!checked.ok) return settle({ name: 'failed', message: '', problems: checked.problems })
    setState({ name: 'sending' })
    key.current ??= crypto.randomUUID()
    const result = await post(`/api/forms/${form.id}`, submissionAccepted, { body: values, headers: { 'idempotency-key': key.current } })
    if (!result.ok) {
      // What was refused was not stored: the corrected form is another filling.
      if (result.kind === 'refused') key.current = undefined
      return settle({ name: 'failed', message: failureText(form, result), problems: result.errors.filter((problem) => problem.field) })
    }
    key.current = undefined
    return settle({ name: 'sent' })
  }

  return { state, send, edit: () => setState({ name: 'editing' }) }
}
