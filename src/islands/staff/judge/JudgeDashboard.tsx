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

/** Focuses the sheet's heading, for the next venture or an earlier one. */
const toSheet = () => document.querySelector<HTMLElement>('#sheet-title')?.focus()

const Judging = () => {
  const sheet = useSheet(() => { if (isFocusIn(document.querySelector('.sheet-form')!)) toSheet() })
  const [waiting, setWaiting] = useState<SheetValues>()
  /** What was put on the sheet last: while it is unchanged, it can be replaced without loss. */
  const last = useRef(BLANK)
  const put = (values: SheetValues) => {
    // Nothing behind a modal dialog can take the focus, so the question is removed first.
    flushSync(() => setWaiting(undefined))
    last.current = values
    sheet.show(values)
    toSheet()
  }
  /** Puts an evaluation in the place of what is `written`; asks first, unless that is blank. */
  const replace = (written: SheetValues, evaluation: Evaluation) => (isBlank(written) ? put : setWaiting)(fromEvaluation(evaluation))
  const revise = useSteady((evaluation: Evaluation) => replace(isSame(sheet.values, last.current) ? BLANK : sheet.values, evaluation))
  /** The names don't count as written: whoever revises a venture has already typed them. */
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
