/** The judges' handbook: guidelines, principles, rubric and final notes (spec section 2 /judge/dashboard). */
import { MAX_SCORE, MAX_TOTAL, type Category } from '#contracts/judging.ts'

type Titled = { title: string; text: string }

export const guidelines: Titled[] = [
  { title: 'Declare first', text: 'If you, your family or your employer own, fund, advise or compete with a venture, declare it on the sheet and do not score. A declared interest costs nothing; one found later costs the showcase.' },
  { title: 'Read before you listen', text: 'Spend ten minutes with the summary and the figures before the presentation, and write down two questions that they leave open.' },
  { title: 'Score while it is fresh', text: 'Fill in the sheet within the hour. Your draft stays in this tab, through a reload and a sign-in.' },
  { title: 'One category at a time', text: 'A fine speaker is one score of five. Read the three questions, find the line of the rubric that fits, then write the number.' },
  { title: 'Give reasons', text: 'Name at least one strength and one weakness that the founders could act on.' },
  { title: 'Revise openly', text: 'You may change your mind. A second sheet revises the first: the latest counts, all are kept.' },
]

export const principles: Titled[] = [
  { title: 'Evidence over eloquence', text: 'A signed order outweighs a large market. Ask what has been shown, by whom and when.' },
  { title: 'The same yardstick', text: 'The first venture of the morning and the last of the evening meet the same rubric. Leave room at both ends of it.' },
  { title: 'Stage, not size', text: 'Judge a venture by what can be expected at its age. A small honest figure is better than a large hopeful one.' },
  { title: 'Independence', text: 'Score before you talk to other judges.' },
  { title: 'Confidentiality', text: 'What founders show you stays here: no copies, no contacts, no investment talks before the results.' },
  { title: 'Respect', text: 'Who a founder is, and how they speak or look, is not a category.' },
]

/** For each category what is looked for, and what earns each band of the scoring guide, best first. */
export const rubric: Record<Category, { looksFor: string; bands: readonly [string, string, string, string, string] }> = {
  'Strategic Business Model': {
    looksFor: 'A real problem, a customer who pays, and a reason to choose this venture that lasts.',
    bands: [
      'Customers pay and return, margins per sale are shown, and the advantage would take others years to copy.',
      'A clear customer and price, tested with real buyers; the advantage is plausible and specific.',
      'The problem is real. The price, or the way to the customer, is still an assumption.',
      'Several business models at once, or a market that is described only from above.',
      'No identifiable customer, or no reason to choose this venture over doing nothing.',
    ],
  },
  'Financial Readiness & Capital Structure': {
    looksFor: 'Figures that agree, an amount that fits its purpose, and ownership that can be explained on one page.',
    bands: [
      'Accounts and forecast reconcile, assumptions have sources, ownership is clean, and each dollar sought has a milestone.',
      'Sound books and a credible forecast; one or two assumptions lack a source.',
      'Costs are known and revenue is hoped for. Ownership is clear, its terms are not.',
      'Figures disagree with each other, or the use of funds is a list of departments.',
      'No figures, or debts and ownership that cannot be explained.',
    ],
  },
  'Scalability & Sustainability': {
    looksFor: 'Growth that gets cheaper, and a venture that outlives its first market, supplier and grant.',
    bands: [
      'Cost per customer has fallen with growth, the next bottleneck is named and funded, and long-term risks have owners.',
      'A tested way to grow and a realistic view of what breaks; long-term risks are known.',
      'Growth is possible, but the evidence comes from one place, one customer or one season.',
      'Each new customer needs as much work as the first, or one supplier or rule could end it.',
      'Growth depends on what nobody in the venture controls.',
    ],
  },
  'Team & Execution Capability': {
    looksFor: 'People who have done what they said, and who know what they lack.',
    bands: [
      'Last year’s milestones were met and documented, every key role is filled, and advisors do real work.',
      'A complementary team with a record; one open role, with a plan to fill it.',
      'Able people, little shown yet as a team; dates have slipped and the reason is understood.',
      'A key skill is missing and not missed, or one person does everything.',
      'No sign that this team can take the next step.',
    ],
  },
  'Presentation & Investor Readiness': {
    looksFor: 'A case that can be repeated, questions that are met, and papers that are ready.',
    bands: [
      'Clear in two sentences, hard questions met with evidence, and the data room could be opened tonight.',
      'A clear case and honest answers; some papers are still to be put in order.',
      'The case needs explaining, or good answers came without anything to show for them.',
      'Questions were avoided, or slides and speech disagreed.',
      'The case could not be followed, or claims turned out to be untrue.',
    ],
  },
}

/** How a total is usually read; the recommendation stays the judge's own. */
export const totals: { range: string; text: string }[] = [
  { range: `42 to ${MAX_TOTAL}`, text: 'Usually recommended for funding.' },
  { range: '30 to 41', text: 'Usually recommended for mentorship: worth another look once named gaps are closed.' },
  { range: 'Under 30', text: 'Usually not yet ready. Say what would change your mind.' },
]

export const finalNotes: string[] = [
  `A whole number from 0 to ${MAX_SCORE} for each category; one that you leave empty counts as 0. The sheet adds them up, out of ${MAX_TOTAL}.`,
  'Ventures are ranked by the mean of their judges’ totals. Once you have scored three, the office also sees your scores on your own scale, so that a stern judge and a mild one can be compared.',
  'Scores in the middle tell the founders nothing. Where you hesitate between two, ask which one you could defend.',
  'If something keeps you from judging fairly (a late start, a broken screen, a language barrier), say so in the comments.',
]
