import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import { Interests } from '#islands/staff/judge/Interests.tsx'
import { Replace } from '#islands/staff/judge/Replace.tsx'
import { Scored } from '#islands/staff/judge/Scored.tsx'
import { Sheet } from '#islands/staff/judge/Sheet.tsx'
import { BLANK, fromEvaluation, isBlank, isSame, type SheetValues } from '#islands/staff/judge/sheet-values.ts'
import { useSheet } from '#islands/staff/judge/use-sheet.ts'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import { useSteady } from '#islands/staff/shell/use-steady.ts'
import { isFocusIn } from '#ui/focus-here.ts'

/** To the beginning of the sheet, for the next venture or an earlier one. */
const toSheet = () => document.querySelector<HTMLElement>('#sheet-title')?.focus()

const Judging = () => {
  const sheet = useSheet(() => { if (isFocusIn(document.querySelector('.sheet-form')!)) toSheet() })
  const [waiting, setWaiting] = useState<SheetValues>()
  /** What was put on the sheet last: as long as it stands there as it was, nothing is lost with it. */
  const last = useRef(BLANK)
  const put = (values: SheetValues) => {
    // Behind the question nothing takes the focus: it goes first.
    flushSync(() => setWaiting(undefined))
    last.current = values
    sheet.show(values)
    toSheet()
  }
  /** In the place of what is `written`, unasked only where that is nothing. */
  const replace = (written: SheetValues, evaluation: Evaluation) => (isBlank(written) ? put : setWaiting)(fromEvaluation(evaluation))
  const revise = useSteady((evaluation: Evaluation) => replace(isSame(sheet.values, last.current) ? BLANK : sheet.values, evaluation))
  /** The sheet has been given the names already. */
  const load = (evaluation: Evaluation) => replace({ ...sheet.values, judgeName: '', ventureName: '' }, evaluation)
  return (
    <>
      <Sheet sheet={sheet} load={load} clear={() => setWaiting(BLANK)} />
      <Scored revise={revise} busy={sheet.isSending} />
      <Interests />
      {waiting && <Replace onReplace={() => put(waiting)} onKeep={() => setWaiting(undefined)} />}
    </>
  )
}

/** What a judge works with beside the handbook: the sheet, what is already scored, declared interests (spec section 2). */
export const JudgeDashboard = () => (
  <StaffRoot role="judge"><div className="judge-work"><Judging /></div></StaffRoot>
)
