import { memo } from 'react'
import { judgingRoutes } from '#contracts/api/evaluations.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { localDate } from '#lib/format.ts'

/** The interests that this judge has declared; nothing where there are none. */
export const Interests = memo(() => {
  const interests = useAnswer(judgingRoutes.ownConflicts).data?.data ?? []
  if (interests.length === 0) return null
  return (
    <section className="interests" aria-labelledby="interests-title">
      <h2 id="interests-title">Declared interests</h2>
      <p className="staff-lead">You do not score these ventures. If you had scored one before, that score no longer counts.</p>
      <dl>
        {interests.map(({ _id, ventureName, reason, createdAt }) => (
          <div key={_id}>
            <dt>{ventureName} <span>{localDate(createdAt)}</span></dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
})
