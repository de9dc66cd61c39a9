import { useEffect, useRef } from 'react'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { announce } from '#ui/announce.ts'
import { localDate } from '#lib/format.ts'
import { Notice } from '#ui/Alert.tsx'

/** Says that this judge has scored the venture before, and offers to load that evaluation where the sheet holds something else. */
export const Revising = ({ earlier, isLoaded, load }: { earlier: Evaluation; isLoaded: boolean; load: () => void }) => {
  const words = useRef<HTMLParagraphElement>(null)
  // Announced, because it appears while the venture's name is typed, before the element that gets the focus next.
  useEffect(() => announce(words.current!.textContent), [])
  return (
    <div className="sheet-notice">
      <Notice>
        <p ref={words}>
          <strong>Revising</strong> {earlier.ventureName}: you gave it {earlier.sumOfAllCategory} of {MAX_TOTAL} on {localDate(earlier.createdAt)}.
          What you submit becomes revision {earlier.revision + 1} and counts from then on.
        </p>
        {!isLoaded && <button type="button" className="staff-button" onClick={load}>Load what you wrote</button>}
      </Notice>
    </div>
  )
}
