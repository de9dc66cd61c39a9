/** Demo evaluations: six ventures, three judges with different habits of scoring. */
import { foldName } from '#contracts/field-rules.ts'
import { CATEGORIES, clampScore, totalOf } from '#contracts/judging.ts'
import { searchWords } from '#server/db/search.ts'

const ventures = [
  { name: 'Harvest Loop', scores: [8, 7, 9, 8, 7], strength: 'Paying pilots with four farm cooperatives.', weakness: 'Cold-chain costs rest on one supplier.' },
  { name: 'Clearpath Credentials', scores: [9, 6, 8, 9, 8], strength: 'A real problem, told by people who had it.', weakness: 'Revenue model is still two ideas.' },
  { name: 'Circle Savings', scores: [7, 8, 7, 7, 6], strength: 'Default history over three cycles is documented.', weakness: 'Licensing differs by state and is not costed.' },
  { name: 'Tallgrass Energy Audit', scores: [6, 7, 6, 8, 7], strength: 'Unit economics are clear and conservative.', weakness: 'The market outside Indiana is assumed.' },
  { name: 'Monument Mobility', scores: [7, 5, 8, 6, 8], strength: 'Letters of intent from two employers.', weakness: 'The founder does every job.' },
  { name: 'Bluestem Diagnostics', scores: [9, 8, 8, 9, 9], strength: 'Regulatory path mapped with an adviser.', weakness: 'Eighteen months to first revenue.' },
]

const judges = [
  { name: 'Judge Alvarez', bias: 0, recommendations: 'Recommend For Funding' },
  { name: 'Judge Bennett', bias: -1, recommendations: 'Recommend For Mentorship' },
  { name: 'Judge Choi', bias: 1, recommendations: '' },
]

/** Eighteen evaluations; `judgeIds` in the order of the judges. */
export const demoEvaluations = (judgeIds: string[]) =>
  judgeIds.flatMap((judgeId, j) =>
    ventures.map((venture, v) => {
      const judge = judges[j]!
      const categories = CATEGORIES.map((question, c) => ({ question, answer: clampScore(venture.scores[c]! + judge.bias + ((v + c + j) % 3) - 1) }))
      const weak = venture.scores[1]! < 6
      return {
        judgeId, judgeName: judge.name, ventureName: venture.name, ventureKey: foldName(venture.name), categories,
        sumOfAllCategory: totalOf(categories.map(({ answer }) => answer)),
        search: searchWords(venture.name, judge.name),
        strength: venture.strength, weakness: venture.weakness,
        recommendations: weak ? 'Needs improvement - Not Yet Ready' : judge.recommendations || null,
        comments: j === 0 ? 'Would like to hear from this team again in the spring.' : null,
      }
    }),
  )
