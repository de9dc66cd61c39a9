/** The states of a client form: editing, saving, failed; every failure in words (spec section 8). */
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import type { Client, NewClient } from '#contracts/api/clients.ts'
import { rechecked, type Problem } from '#contracts/errors.ts'
import { disagreement } from '#islands/staff/intern/age-of.ts'
import { warnOfNamesakes } from '#islands/staff/clients/Namesakes.tsx'
import { checkValues, type ClientValues } from '#islands/staff/intern/values.ts'
import { dialogGone } from '#islands/staff/shell/toasts/dialog-gone.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { isUndecided, ofFields, ofNoField, type ApiResult, type Failed } from '#lib/api.ts'
import { focusFault } from '#ui/focus-fault.ts'
import { isFocusIn } from '#ui/focus-here.ts'

/** `lost` says what to do if no answer came, `gone` what has become of a client that can't be found. */
type Words = { done: string; failed: string; lost: string; gone?: string }
/** `detail` says what became of the save where no field is at fault; `attempt` tells one failure from the next. */
type State = { name: 'editing' | 'saving' } | { name: 'failed'; problems: Problem[]; detail: string; attempt: number }

const REFUSED = 'Nothing was saved. What you typed is still here.'
const LOST = 'No answer came, so it may or may not have been saved. What you typed is still here'

const detailOf = (failure: Failed, { lost, gone }: Words): string => {
  if (isUndecided(failure)) return `${LOST}; ${lost}.`
  if (failure.status === 404 && gone) return `${REFUSED} ${gone}`
  return `${REFUSED} ${ofNoField(failure)}`.trim()
}

type Saving = {
  words: Words
  save: (body: NewClient) => Promise<ApiResult<{ data: Client }>>
  /** The state is still "saving", so that another press can't send a form that is going away; a form that stays calls `clear`. */
  onSaved: () => void
  /** After a failure that belongs to no field. */
  onFailed?: () => void
}

/** Checks and saves `values`; after a failure the first wrong field of `form` gets the focus, or its button where no field is wrong. */
export const useSaving = (form: RefObject<HTMLFormElement | null>, { words, save, onSaved, onFailed }: Saving) => {
  const [state, setState] = useState<State>({ name: 'editing' })
  const attempts = useRef(0)
  const fail = (problems: Problem[], detail = '') => {
    const attempt = (attempts.current += 1)
    // As a transition: the press is answered first, the words follow.
    startTransition(() => setState({ name: 'failed', problems, detail, attempt }))
  }

  const attempt = state.name === 'failed' ? state.attempt : 0
  useEffect(() => {
    if (attempt && isFocusIn(form.current!)) focusFault(form.current!.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]'))
  }, [attempt, form])

  const refuse = (failure: Failed) => {
    const problems = ofFields(failure)
    fail(problems, detailOf(failure, words))
    toast.failure(words.failed)
    if (problems.length === 0) onFailed?.()
  }
  const submit = async (values: ClientValues): Promise<void> => {
    if (state.name === 'saving') return
    const checked = checkValues(values)
    if (!checked.ok) {
      fail(checked.problems)
      return
    }
    setState({ name: 'saving' })
    const result = await save(checked.body)
    if (!result.ok) {
      refuse(result)
      return
    }
    const leaving = form.current
    onSaved()
    await dialogGone(leaving)
    toast.success(words.done, words.failed)
    const doubt = disagreement(values)
    if (doubt) toast.warning(`Age and date of birth disagree. ${doubt} Both were saved.`)
    void warnOfNamesakes(result.data.data._id)
  }
  /** Removes or changes the message of a field that has been corrected; when no message is left, the failure is over. */
  const recheck = (field: string, values: ClientValues): void => {
    if (state.name !== 'failed' || !state.problems.some((problem) => problem.field === field)) return
    const checked = checkValues(values)
    const found = checked.ok ? [] : checked.problems
    // Applied to the latest state: another attempt may be running.
    setState((now) => {
      if (now.name !== 'failed') return now
      const problems = rechecked(now.problems, field, found)
      return problems.length > 0 ? { ...now, problems } : { name: 'editing' }
    })
  }
  return { state, submit, recheck, clear: () => setState({ name: 'editing' }) }
}
