/** Demo evaluations: six ventures, three judges with different habits of scoring. */
import { foldName } from '#contracts/field-rules.ts'
import { CATEGORIES, clampScore, totalOf } from '#contracts/judging.ts'
import { searchWords } from '#server/db/search.ts'

const ventures = [
  {
    name: 'Harvest Loop', scores: [8, 7, 9, 8, 7],
    strengths: ['Paying pilots with four farm cooperatives.', 'Spoilage fell by a third in every pilot, and the logs were shown.', 'The founders know every buyer by name, and what each of them pays.'],
    weaknesses: ['Cold-chain costs rest on one supplier.', 'The forecast assumes that every pilot renews.', 'No plan yet for the months without a harvest.'],
  },
  {
    name: 'Clearpath Credentials', scores: [9, 6, 8, 9, 8],
    strengths: ['A real problem, told by people who had it.', 'Two licensing boards accept its reports today.', 'The clearest answer of the day to the question of what would go wrong.'],
    weaknesses: ['Revenue model is still two ideas.', 'Runway is seven months, and the round is not tied to milestones.', 'Customer acquisition depends on one conference.'],
  },
  {
    name: 'Circle Savings', scores: [7, 8, 7, 7, 6],
    strengths: ['Default history over three cycles is documented.', 'Accounts, forecast and bank statements agree.', 'Groups bring the next group: no money was spent on advertising.'],
    weaknesses: ['Licensing differs by state and is not costed.', 'The presentation hid the best slide at the end.', 'It is not clear who decides when a group and a member disagree.'],
  },
  {
    name: 'Tallgrass Energy Audit', scores: [6, 7, 6, 8, 7],
    strengths: ['Unit economics are clear and conservative.', 'Three of four auditors hold the certificate that the work needs.', 'Every estimate of last year was compared with the meter a year later.'],
    weaknesses: ['The market outside Indiana is assumed.', 'Each audit takes as many hours as the first one did.', 'Nothing keeps a larger firm from offering the same.'],
  },
  {
    name: 'Monument Mobility', scores: [7, 5, 8, 6, 8],
    strengths: ['Letters of intent from two employers.', 'Routes were tested with forty riders through a winter.', 'Hard questions were answered plainly, “we do not know” included.'],
    weaknesses: ['The founder does every job.', 'The amount sought pays for vehicles that nobody has been hired to drive.', 'No accounts beyond a bank balance.'],
  },
  {
    name: 'Bluestem Diagnostics', scores: [9, 8, 8, 9, 9],
    strengths: ['Regulatory path mapped with an advisor.', 'A blinded comparison in two clinics, with the protocol in the data room.', 'The team has taken a device through approval before.'],
    weaknesses: ['Eighteen months to first revenue.', 'One clinic provides most of the samples.', 'The price is set by payers to whom nobody has talked yet.'],
  },
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
        strength: venture.strengths[j]!, weakness: venture.weaknesses[j]!,
        recommendations: weak ? 'Needs improvement - Not Yet Ready' : judge.recommendations || null,
        comments: j === 0 ? 'Would like to hear from this team again in the spring.' : null,
      }
    }),
  )
