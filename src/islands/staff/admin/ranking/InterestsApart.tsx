import type { InterestApart } from '#contracts/api/evaluations.ts'

/** What judges have declared of ventures that no row of the ranking shows: a reason that nobody reads would be declared for nothing. */
export const InterestsApart = ({ apart }: { apart: InterestApart[] }) => (
  <section className="interests-apart" aria-labelledby="apart-title">
    <h2 id="apart-title">Declared interests in ventures without a score</h2>
    <ul className="venture-interests">{apart.map(({ ventureName, email, reason }) => <li key={`${ventureName} ${email}`}><strong>{ventureName},</strong> {email}: <bdi>{reason}</bdi></li>)}</ul>
  </section>
)
