/** Evaluations: every judge of every venture, each judge with a level and a spread of their own. */
import { chanceOf, idOf, type Chance } from './chance.ts'
import { nameOf } from './names.ts'
import { foldName } from '#contracts/field-rules.ts'
import { CATEGORIES, clampScore, RECOMMENDATIONS, totalOf } from '#contracts/judging.ts'
import { searchWords } from '#server/db/search.ts'

const FIRST = ['Harbor', 'Cedar', 'Prairie', 'Lumen', 'Northgate', 'Copper', 'Juniper', 'Millrace', 'Quarry', 'Lantern']
const SECOND = ['Analytics', 'Foods', 'Mobility', 'Health', 'Learning', 'Energy', 'Logistics', 'Robotics', 'Textiles', 'Water']
const STRENGTHS = ['Paying customers in two counties.', 'The team has shipped together before.', 'Unit economics are stated and conservative.', 'A distribution partner has signed.', 'The problem is told by those who have it.']
const WEAKNESSES = ['One supplier carries the whole margin.', 'The second market is assumed.', 'No one on the team has sold before.', 'Licensing is not costed.', 'The runway ends before the pilot does.']
const COMMENTS = ['Would like to see them again in the spring.', 'Strong answers to hard questions.', 'Ask for audited figures.']

const ventureOf = (index: number) => {
  const name = `${FIRST[Math.floor(index / SECOND.length) % FIRST.length]!} ${SECOND[index % SECOND.length]!}`
  const quality = chanceOf('venture', index)
  return { name, key: foldName(name), levels: CATEGORIES.map(() => quality.whole(3, 8)) }
}
const judgeOf = (index: number) => {
  const chance = chanceOf('judge', index)
  const { firstName, lastName } = nameOf(chance)
  return { name: `${firstName} ${lastName}`, bias: chance.whole(-2, 2), spread: chance.whole(0, 2) }
}

const recommendationOf = (sum: number, chance: Chance) => (chance.happens(0.2) ? null : RECOMMENDATIONS[sum >= 32 ? 0 : sum >= 24 ? 1 : 2])

const evaluationOf = (judgeId: string, j: number, v: number, ventures: number, today: Date, revision: number) => {
  const chance = chanceOf(`evaluation ${revision}`, j * ventures + v)
  const venture = ventureOf(v)
  const judge = judgeOf(j)
  const categories = CATEGORIES.map((question, c) => ({ question, answer: clampScore(venture.levels[c]! + judge.bias + chance.whole(-judge.spread, judge.spread)) }))
  const sum = totalOf(categories.map(({ answer }) => answer))
  return {
    id: idOf(`evaluation ${revision}`, j * ventures + v), judgeId, judgeName: judge.name, ventureName: venture.name, ventureKey: venture.key, revision, categories, sumOfAllCategory: sum,
    strength: chance.pick(STRENGTHS), weakness: chance.pick(WEAKNESSES), recommendations: recommendationOf(sum, chance),
    comments: chance.happens(0.3) ? chance.pick(COMMENTS) : null, search: searchWords(venture.name, judge.name),
    // The first revision is older than the second: from the season before.
    createdAt: chance.momentBefore(new Date(today.getTime() - (revision > 1 ? 0 : 86_400_000 * 60)), 60),
  }
}

/** One evaluation that counts for each judge and venture; every twentieth has an earlier revision. */
export const largeEvaluations = function* (judges: readonly string[], ventures: number, today: Date) {
  for (const [j, judgeId] of judges.entries()) {
    for (let v = 0; v < ventures; v++) {
      yield evaluationOf(judgeId, j, v, ventures, today, 1)
      if ((j * ventures + v) % 20 === 0) yield evaluationOf(judgeId, j, v, ventures, today, 2)
    }
  }
}
