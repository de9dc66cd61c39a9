import { useCallback, useEffect, useRef, useState } from 'react'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import { Scoring } from '#islands/staff/judge/Scoring.tsx'
import { isBlank } from '#islands/staff/judge/sheet-values.ts'
import { Total } from '#islands/staff/judge/Total.tsx'
import { useEarlier } from '#islands/staff/judge/use-earlier.ts'
import type { SheetControl } from '#islands/staff/judge/use-sheet.ts'
import { VentureField } from '#islands/staff/judge/VentureField.tsx'
import { Written } from '#islands/staff/judge/Written.tsx'
import { announce } from '#ui/announce.ts'
import { Alert } from '#ui/Alert.tsx'
import { Field } from '#ui/Field.tsx'
import { focusFault } from '#ui/focus-fault.ts'
import { isFocusIn } from '#ui/focus-here.ts'
import { useInertWhile } from '#ui/inert-while.ts'
import './sheet.css'
import './print.css'

const DRAFT = 'This is your draft. It stays in this tab until you submit it.'
const DECLARED = 'You have declared an interest in this venture, so you do not score it.'

type Props = { sheet: SheetControl; load: (earlier: Evaluation) => void; clear: () => void }

/** The judging sheet (spec sections 2, 3, 5): a score for each category, or a declared interest instead. */
export const Sheet = ({ sheet, load, clear }: Props) => {
  const { values, problems, change } = sheet
  const form = useRef<HTMLFormElement>(null)
  const fields = useInertWhile(sheet.isSending)
  const earlier = useEarlier(values.ventureName)
  const setVenture = useCallback((ventureName: string) => change({ ventureName }), [change])
  const errorOf = useCallback((field: string) => problems.find((problem) => problem.field === field)?.message, [problems])

  // Announced only as the page opens.
  const [isBack] = useState(sheet.restored)
  useEffect(() => { if (isBack) announce(DRAFT) }, [isBack])
  // A description that changes while its field has the focus is not read out.
  const interestId = earlier.interest?._id
  useEffect(() => { if (interestId) announce(DECLARED) }, [interestId])
  useEffect(() => {
    if (!sheet.refusals || !isFocusIn(form.current!)) return
    focusFault(form.current!.querySelector<HTMLElement>('[aria-invalid="true"]'))
    // Focusing scrolls the field into view, not the message below it.
    form.current!.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
  }, [sheet.refusals])

  return (
    <form ref={form} className="sheet-form" aria-labelledby="sheet-title" noValidate onSubmit={(event) => { event.preventDefault(); void sheet.submit() }}>
      <h2 id="sheet-title" tabIndex={-1}>Judging sheet</h2>
      {sheet.restored && !isBlank(values) && <p className="sheet-draft">{DRAFT}</p>}
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
            {(control) => <><textarea {...control} rows={4} dir="auto" required value={values.reason} onChange={(event) => change({ reason: event.target.value })} /><Written text={values.reason} /></>}
          </Field>
        ) : (
          <Scoring values={values} change={change} errorOf={errorOf} earlier={earlier.evaluation} load={load} />
        )}
      </div>
      {sheet.detail && <Alert>{sheet.detail}</Alert>}
      <Total values={values} isSending={sheet.isSending} isDirty={!isBlank(values)} clear={clear} />
    </form>
  )
}
