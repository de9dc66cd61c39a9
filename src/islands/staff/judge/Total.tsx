import { Printer } from 'lucide-react'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { totalOfSheet, type SheetValues } from '#islands/staff/judge/sheet-values.ts'
import { Button } from '#ui/Button.tsx'
import './total.css'

type Props = { values: SheetValues; isSending: boolean; isDirty: boolean; clear: () => void }

/** The live sum, and the sheet's buttons; they stay in view while the sheet scrolls. */
export const Total = ({ values, isSending, isDirty, clear }: Props) => {
  const unscored = values.scores.filter((score) => score === '').length
  return (
    <div className="total">
      {!values.hasInterest && (
        <p className="total-sum" data-unscored={unscored}>
          <output>Total <b>{totalOfSheet(values)}</b> out of {MAX_TOTAL}</output>
          {unscored > 0 && <span className="total-unscored">{`${unscored === 1 ? 'One category' : `${unscored} categories`} not scored yet, counted as 0`}</span>}
        </p>
      )}
      <div className="total-actions">
        <button type="button" className="staff-button" onClick={() => print()}><Printer className="icon" aria-hidden="true" /> Print</button>
        {isDirty && !isSending && <button type="button" className="staff-button" onClick={clear}>Clear</button>}
        <Button type="submit" look="dawn" busy={isSending && 'Submitting...'}>{values.hasInterest ? 'Declare interest' : 'Submit evaluation'}</Button>
      </div>
    </div>
  )
}
