/** The judging sheet's state: a draft that survives a reload, its problems, and sending it (spec sections 4, 5, 8). */
import { useCallback, useState } from 'react'
import { EVALUATION_FAILED, EVALUATION_SENT, judgingRoutes, newConflict, newEvaluation } from '#contracts/api/evaluations.ts'
import { problemsOf, type Problem } from '#contracts/errors.ts'
import { BLANK, toEvaluation, type SheetValues } from '#islands/staff/judge/sheet-values.ts'
import { forgetSending, sendingId } from '#islands/staff/shell/drafts/draft.ts'
import { useDraft, type Change } from '#islands/staff/shell/drafts/use-draft.ts'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { useAccount } from '#islands/staff/shell/session/use-session.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { isUndecided, ofFields, ofNoField, type ApiResult, type Failed } from '#lib/api.ts'
import { call } from '#lib/call.ts'
import type * as z from 'zod/mini'

const LOST = 'No answer came, so it may or may not have been stored: if it was, it is listed below. What you wrote is kept in this tab, to be sent again when you are back online.'

/** The server's message that belongs to no field. */
const detailOf = (result: Failed): string =>
  isUndecided(result) ? LOST : ofNoField(result) || result.error

const DRAFT = 'evaluation'

/** `onTaken` runs once the server has accepted what was sent. */
export const useSheet = (onTaken: () => void) => {
  const accountId = useAccount('judge')
  const draft = useDraft(DRAFT, accountId, BLANK)
  const [problems, setProblems] = useState<Problem[]>([])
  const [detail, setDetail] = useState('')
  /** Counts refused attempts: after each, the first wrong field is focused; correcting a field moves no focus. */
  const [refusals, setRefusals] = useState(0)
  const [isSending, setSending] = useState(false)
  const refresh = useRefresh()

  const changeDraft = draft.change
  const change = useCallback((what: Change<SheetValues>) => {
    const changed = changeDraft(what)
    const isMended = ({ field }: Problem) => field !== undefined && field in changed
    setProblems((known) => (known.some(isMended) ? known.filter((problem) => !isMended(problem)) : known))
  }, [changeDraft])
  const show = (values: SheetValues) => {
    draft.reset(BLANK)
    draft.change(values)
    setProblems([])
    setDetail('')
  }
  /** Sends what is well-formed; keeps every value until the server has accepted it. */
  const send = async <Body>(schema: z.ZodMiniType<Body>, written: object, ask: (body: Body) => Promise<ApiResult<unknown>>, done: string) => {
    const checked = schema.safeParse(written)
    setProblems(checked.success ? [] : problemsOf(checked.error))
    setDetail('')
    if (!checked.success) return setRefusals((count) => count + 1)
    if (isSending) return
    setSending(true)
    const result = await ask(checked.data)
    setSending(false)
    if (result.ok) {
      toast.success(done, EVALUATION_FAILED)
      draft.reset(BLANK)
      forgetSending(DRAFT, accountId)
      onTaken()
      void refresh(judgingRoutes.ownEvaluations, judgingRoutes.ownConflicts, judgingRoutes.suggestVentures)
      return
    }
    toast.failure(EVALUATION_FAILED)
    // The refreshed lists show whether it was stored after all.
    if (isUndecided(result)) void refresh(judgingRoutes.ownEvaluations, judgingRoutes.ownConflicts)
    setProblems(ofFields(result))
    setDetail(detailOf(result))
    setRefusals((count) => count + 1)
  }

  const submit = () => {
    const { values } = draft
    const { ventureName, reason } = values
    return values.hasInterest
      ? send(newConflict, { ventureName, reason }, (body) => call(judgingRoutes.declareConflict, { body }), `Your interest in ${ventureName.trim()} is declared`)
      : send(newEvaluation, toEvaluation(values), (body) => call(judgingRoutes.submitEvaluation, { body: { id: sendingId(DRAFT, accountId, body), ...body } }), EVALUATION_SENT)
  }

  return { values: draft.values, restored: draft.restored, problems, detail, refusals, isSending, change, show, submit }
}

export type SheetControl = ReturnType<typeof useSheet>
