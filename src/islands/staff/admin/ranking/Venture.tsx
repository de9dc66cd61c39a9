import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { RankedVenture } from '#contracts/api/evaluations.ts'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { tenth } from '#contracts/figures.ts'
import { normalisedFigure } from '#islands/staff/admin/ranking/figures.ts'
import { SideBySide } from '#islands/staff/admin/ranking/SideBySide.tsx'
import type { Place } from '#islands/staff/admin/ranking/use-place.ts'
import { useTitle } from '#islands/staff/shell/use-title.ts'
import { useHandedOn } from '#ui/hand-on.ts'
import { Scores } from '#islands/staff/scores/Scores.tsx'
import './venture.css'

const Interests = ({ interests }: Pick<RankedVenture, 'interests'>) => (
  <section aria-labelledby="interests-title">
    <h3 id="interests-title">Declared interests</h3>
    <ul className="venture-interests">{interests.map(({ email, reason }) => <li key={email}><strong>{email}</strong> <bdi>{reason}</bdi></li>)}</ul>
  </section>
)

/** One venture: where it stands, its categories, and what its judges wrote, side by side. */
export const Venture = ({ venture, place }: { venture: RankedVenture; place: Place }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(venture.ventureName)
  useEffect(() => heading.current!.focus(), [venture.ventureKey])
  return (
    <article ref={useHandedOn()} className="venture" aria-labelledby="venture-title">
      <button type="button" className="staff-button" onClick={() => void place.close()}><ArrowLeft className="icon" aria-hidden="true" /> All ventures</button>
      <h2 id="venture-title" ref={heading} tabIndex={-1}>{venture.ventureName}</h2>
      <div className="venture-figures">
        <dl className="venture-place">
          <div><dt>Rank</dt><dd>{venture.rank}</dd></div>
          <div><dt>Mean of {MAX_TOTAL}</dt><dd>{tenth(venture.mean)}</dd></div>
          <div><dt>Normalized</dt><dd>{normalisedFigure(venture.normalised)}</dd></div>
          <div><dt>Judges</dt><dd>{venture.evaluations}</dd></div>
        </dl>
        <Scores scores={venture.categories.map(({ question, mean }) => ({ title: question, score: mean }))} />
      </div>
      <SideBySide venture={venture} />
      {venture.interests.length > 0 && <Interests interests={venture.interests} />}
    </article>
  )
}
