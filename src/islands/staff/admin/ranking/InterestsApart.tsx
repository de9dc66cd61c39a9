import type { InterestApart } from '#contracts/api/evaluations.ts'

/** The interests that judges have declared in ventures without a row in the ranking: without this list nobody would read them. */
export const InterestsApart = ({ apart }: { apart: InterestApart[] }) => (
  <section className="interests-apart" aria-labelledby="apart-title">
    <h2 id="apart-title">Declared interests in ventures without a score</h2>
    <ul className="venture-interests">{apart.map(({ ventureName, email, reason }) => <li key={`${ventureName} ${email}`}><strong>{ventureName},</strong> {email}: <bdi>{reason}</bdi></li>)}</ul>
  </section>
)
