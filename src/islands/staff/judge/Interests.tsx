import { memo } from 'react'
import { judgingRoutes } from '#contracts/api/evaluations.ts'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { localDate } from '#lib/format.ts'
import './interests.css'

/** The interests that this judge has declared; nothing where there are none, a message where they could not be loaded. */
export const Interests = memo(() => {
  const answer = useAnswer(judgingRoutes.ownConflicts)
  const interests = answer.data?.data ?? []
  if (interests.length === 0 && !answer.isMissing) return null
  return (
    <section className="interests" aria-labelledby="interests-title">
      <h2 id="interests-title">Declared interests</h2>
      {answer.isMissing ? <NotLoaded of={answer}>Your declared interests could not be loaded.</NotLoaded> : (
        <>
          <p className="staff-lead">You do not score these ventures. If you had scored one before, that score no longer counts.</p>
          <dl>
            {interests.map(({ _id, ventureName, reason, createdAt }) => (
              <div key={_id}>
                <dt>{ventureName} <span>{localDate(createdAt)}</span></dt>
                <dd dir="auto">{reason}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
})
