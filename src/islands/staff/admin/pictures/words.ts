/** Each picture's message in a sentence, and the words that label its marks. */
import type { Overview } from '#contracts/api/overview.ts'
import { OFFERED_STATUSES } from '#contracts/client-status.ts'
import { formById } from '#contracts/forms/registry.ts'
import { CATEGORIES, MAX_TOTAL, type Category } from '#contracts/judging.ts'
import { countOf, nounOf, tenth, whole } from '#contracts/figures.ts'

const isOffered = (status: string) => OFFERED_STATUSES.some((offered) => offered === status)

const are = (count: number) => nounOf(count, 'is', 'are')

/** "11 of 24 clients are in preparation; 6 are approved, 4 pending, 3 rejected." */
export const clientsInWords = (byStatus: Overview['clientsByStatus']): string => {
  const sum = (rows: Overview['clientsByStatus']) => rows.reduce((total, { count }) => total + count, 0)
  const all = sum(byStatus)
  if (all === 0) return 'No clients yet.'
  const open = sum(byStatus.filter(({ status }) => isOffered(status)))
  const decided = byStatus.filter(({ status }) => !isOffered(status)).map(({ status, count }, i) => `${whole(count)} ${i === 0 ? `${are(count)} ` : ''}${status.toLowerCase()}`)
  return `${whole(open)} of ${countOf(all, 'client')} ${are(open)} in preparation; ${decided.join(', ')}.`
}

/** The forms of all postings are one series; the inbox tells them apart. */
export const seriesOf = (form: string): string => (form.startsWith('career-') ? 'Applications' : formById(form)?.title ?? form)

/** "48 submissions in twelve weeks; 12 came this week, against an average of 3.3 a week before." */
export const submissionsInWords = (totals: number[]): string => {
  const all = totals.reduce((sum, total) => sum + total, 0)
  const thisWeek = totals.at(-1) ?? 0
  if (all === 0) return 'No submissions in the last twelve weeks.'
  const before = tenth((all - thisWeek) / Math.max(1, totals.length - 1))
  return `${countOf(all, 'submission')} in twelve weeks; ${whole(thisWeek)} came this week, against an average of ${before} a week before.`
}

export const SHORT: Record<Category, string> = {
  'Strategic Business Model': 'Model',
  'Financial Readiness & Capital Structure': 'Finance',
  'Scalability & Sustainability': 'Scale',
  'Team & Execution Capability': 'Team',
  'Presentation & Investor Readiness': 'Pitch',
}

type Ventures = Overview['venturesByCategory']

/** "Bluestem Diagnostics leads"; where two share the lead, both are named, where more do, their number. */
const leadOf = ([best, second]: Ventures, leaders: number): string =>
  leaders > 2 ? `${whole(leaders)} ventures share the lead` : leaders === 2 ? `${best!.ventureName} and ${second!.ventureName} share the lead` : `${best!.ventureName} leads`

/** "Bluestem Diagnostics leads with 43.0 of 50, strongest in Team & Execution Capability." Where several categories are strongest, none is named. `leaders` counts those that share the best mean; `ventures` may hold fewer. */
export const venturesInWords = (ventures: Ventures, leaders: number): string => {
  const [best] = ventures
  if (!best) return 'No venture has been scored yet.'
  const most = Math.max(...best.categories)
  const strongest = CATEGORIES.filter((_, i) => best.categories[i] === most)
  const alone = leaders === 1 && strongest.length === 1
  return `${leadOf(ventures, leaders)} with ${tenth(best.mean)} of ${MAX_TOTAL}${alone ? `, strongest in ${strongest[0]}` : ''}.`
}
