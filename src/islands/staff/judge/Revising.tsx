import { useEffect, useRef, useState } from 'react'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { fromEvaluation, isSame, type SheetValues } from '#islands/staff/judge/sheet-values.ts'
import { announce } from '#ui/announce.ts'
import { localDate } from '#lib/format.ts'
import { Notice } from '#ui/Alert.tsx'

type Props = { earlier: Evaluation; values: SheetValues; load: () => void }

/**
 * Says that this judge has scored the venture before, and offers to load that evaluation where the sheet holds something
 * else, such as an earlier revision while another tab has sent the next. Who changes a score of the loaded one is offered
 * nothing: the scores would move down under their fingers.
 */
export const Revising = ({ earlier, values, load }: Props) => {
  const words = useRef<HTMLParagraphElement>(null)
  const [wasLoaded, setLoaded] = useState(false)
  const { judgeName, ventureName } = values
  if (!wasLoaded && isSame(values, { ...fromEvaluation(earlier), judgeName, ventureName })) setLoaded(true)
  // Announced, because it appears while the venture's name is typed, before the element that gets the focus next.
  useEffect(() => announce(words.current!.textContent), [])
  return (
    <div className="sheet-notice">
      <Notice>
        <p ref={words}>
          <strong>Revising</strong> {earlier.ventureName}: you gave it {earlier.sumOfAllCategory} of {MAX_TOTAL} on {localDate(earlier.createdAt)}.
          What you submit becomes revision {earlier.revision + 1} and counts from then on.
        </p>
        {!(wasLoaded && values.strength === earlier.strength) && <button type="button" className="staff-button" onClick={load}>Load what you wrote</button>}
      </Notice>
    </div>
  )
}
