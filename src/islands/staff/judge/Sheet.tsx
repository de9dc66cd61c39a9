import { useCallback, useEffect, useRef } from 'react'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import { Assessment } from '#islands/staff/judge/Assessment.tsx'
import { CategoryScore } from '#islands/staff/judge/CategoryScore.tsx'
import { Revising } from '#islands/staff/judge/Revising.tsx'
import { isBlank } from '#islands/staff/judge/sheet-values.ts'
import { Total } from '#islands/staff/judge/Total.tsx'
import { useEarlier } from '#islands/staff/judge/use-earlier.ts'
import type { SheetControl } from '#islands/staff/judge/use-sheet.ts'
import { VentureField } from '#islands/staff/judge/VentureField.tsx'
import { useAwake } from '#islands/staff/shell/use-awake.ts'
import { announce } from '#ui/announce.ts'
import { Alert } from '#ui/Alert.tsx'
import { Field } from '#ui/Field.tsx'
import { focusFault } from '#ui/focus-fault.ts'
import { useInertWhile } from '#ui/inert-while.ts'
import './sheet.css'
import './print.css'

/** More than a window shows of the sheet at first. */
const FIRST = 3
const DECLARED = 'You have declared an interest in this venture, so you do not score it.'

type Props = { sheet: SheetControl; load: (earlier: Evaluation) => void; clear: () => void }

/** The judging sheet (spec sections 2, 3, 5): a score for each category, or a declared interest instead. */
export const Sheet = ({ sheet, load, clear }: Props) => {
  const { values, problems, change } = sheet
  const form = useRef<HTMLFormElement>(null)
  const fields = useInertWhile(sheet.isSending)
  const earlier = useEarlier(values.ventureName)
  // In two pieces: laid out in one, it would hold up whoever touches the page.
  const isWhole = useAwake()
  const setScore = useCallback((place: number, score: string) => change(({ scores }) => ({ scores: CATEGORIES.map((_, i) => (i + 1 === place ? score : scores[i] ?? '')) })), [change])
  const setVenture = useCallback((ventureName: string) => change({ ventureName }), [change])
  const errorOf = useCallback((field: string) => problems.find((problem) => problem.field === field)?.message, [problems])
  const scoresWrong = errorOf('categories')
  const isLoaded = earlier.evaluation && values.strength === earlier.evaluation.strength

  // A description that changes while its field has the focus is not read out.
  const interestId = earlier.interest?._id
  useEffect(() => { if (interestId) announce(DECLARED) }, [interestId])
  useEffect(() => {
    if (!sheet.refusals) return
    focusFault(form.current!.querySelector<HTMLElement>('[aria-invalid]'))
    // The focus brings the place where one types into sight, not what is said below it.
    form.current!.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
  }, [sheet.refusals])

  return (
    <form ref={form} className="sheet-form" aria-labelledby="sheet-title" noValidate onSubmit={(event) => { event.preventDefault(); void sheet.submit() }}>
      <h2 id="sheet-title" tabIndex={-1}>Judging sheet</h2>
      {sheet.restored && !isBlank(values) && <p className="sheet-draft">This is your draft. It stays in this tab until you submit it.</p>}
      <div {...fields} className="sheet-fields">
        <div className="sheet-names">
          {!values.hasInterest && (
            <Field id="sheet-judge-name" label="Judge name" error={errorOf('judgeName')}>
              {(control) => <input {...control} type="text" name="judgeName" required maxLength={LENGTHS.name} autoComplete="name" value={values.judgeName} onChange={(event) => change({ judgeName: event.target.value })} />}
            </Field>
          )}
          <VentureField value={values.ventureName} onChange={setVenture} error={errorOf('ventureName')} hint={earlier.interest && DECLARED} />
        </div>
        <label className="interest">
          <input type="checkbox" checked={values.hasInterest} onChange={(event) => change({ hasInterest: event.target.checked })} />
          <span>I have an interest in this venture and declare it instead of scoring</span>
        </label>
        {values.hasInterest ? (
          <Field id="sheet-reason" label="What is the interest?" hint="Ownership, family, employment, advice, competition. The office reads it; the founders do not." error={errorOf('reason')}>
            {(control) => <textarea {...control} rows={4} required maxLength={LENGTHS.text} value={values.reason} onChange={(event) => change({ reason: event.target.value })} />}
          </Field>
        ) : (
          <>
            {earlier.evaluation && <Revising earlier={earlier.evaluation} isLoaded={Boolean(isLoaded)} load={() => load(earlier.evaluation!)} />}
            {(isWhole ? CATEGORIES : CATEGORIES.slice(0, FIRST)).map((title, i) => (
              <CategoryScore
                key={title} title={title} place={i + 1} score={values.scores[i] ?? ''}
                onScore={setScore}
              />
            ))}
            {scoresWrong && <Alert>{scoresWrong}</Alert>}
            {isWhole
              ? <Assessment strength={values.strength} weakness={values.weakness} recommendations={values.recommendations} comments={values.comments} change={change} errorOf={errorOf} />
              : <div className="sheet-later" />}
          </>
        )}
      </div>
      {sheet.detail && <Alert>{sheet.detail}</Alert>}
      <Total values={values} isSending={sheet.isSending} isDirty={!isBlank(values)} clear={clear} />
    </form>
  )
}
