import type { Evaluation } from '#contracts/api/evaluations.ts'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { localDate } from '#lib/format.ts'
import { Notice } from '#ui/Alert.tsx'

/** Says that the venture has been scored before, and offers what was written then where the sheet holds something else. */
export const Revising = ({ earlier, isLoaded, load }: { earlier: Evaluation; isLoaded: boolean; load: () => void }) => (
  <div className="sheet-notice">
    <Notice>
      <p>
        <strong>Revising</strong> {earlier.ventureName}: you gave it {earlier.sumOfAllCategory} of {MAX_TOTAL} on {localDate(earlier.createdAt)}.
        What you submit becomes revision {earlier.revision + 1} and counts from then on.
      </p>
      {!isLoaded && <button type="button" className="staff-button" onClick={load}>Load what you wrote</button>}
    </Notice>
  </div>
)
