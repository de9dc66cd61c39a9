import { memo } from 'react'
import { RECOMMENDATIONS } from '#contracts/judging.ts'
import type { SheetValues } from '#islands/staff/judge/sheet-values.ts'
import type { SheetControl } from '#islands/staff/judge/use-sheet.ts'
import { Written } from '#islands/staff/judge/Written.tsx'
import { Field } from '#ui/Field.tsx'

type Props = Pick<SheetValues, 'strength' | 'weakness' | 'recommendations' | 'comments'> & Pick<SheetControl, 'change'> & { errorOf: (field: string) => string | undefined }
const LONG = { rows: 4, dir: 'auto' }

/** The printed sheet has the three recommendations as boxes to tick. */
const OnPaper = ({ chosen }: { chosen: string }) => (
  <ul className="on-paper" aria-hidden="true">{RECOMMENDATIONS.map((each) => <li key={each}>{`${each === chosen ? '☒' : '☐'} ${each}`}</li>)}</ul>
)

/** Below the scores: strengths, weaknesses, recommendation, comments (spec section 5). */
export const Assessment = memo(({ strength, weakness, recommendations, comments, change, errorOf }: Props) => (
  <div className="assessment">
    <Field id="sheet-strength" label="Strengths" error={errorOf('strength')}>
      {(control) => <><textarea {...control} {...LONG} name="strength" required value={strength} onChange={(event) => change({ strength: event.target.value })} /><Written text={strength} /></>}
    </Field>
    <Field id="sheet-weakness" label="Weaknesses" error={errorOf('weakness')}>
      {(control) => <><textarea {...control} {...LONG} name="weakness" required value={weakness} onChange={(event) => change({ weakness: event.target.value })} /><Written text={weakness} /></>}
    </Field>
    <Field id="sheet-recommendations" label="Recommendation" optional error={errorOf('recommendations')}>
      {(control) => (
        <>
          <select {...control} name="recommendations" value={recommendations} onChange={(event) => change({ recommendations: event.target.value })}>
            <option value="">No recommendation</option>
            {RECOMMENDATIONS.map((each) => <option key={each} value={each}>{each}</option>)}
          </select>
          <OnPaper chosen={recommendations} />
        </>
      )}
    </Field>
    <Field id="sheet-comments" label="Comments" optional error={errorOf('comments')}>
      {(control) => <><textarea {...control} {...LONG} name="comments" value={comments} onChange={(event) => change({ comments: event.target.value })} /><Written text={comments} /></>}
    </Field>
  </div>
))
