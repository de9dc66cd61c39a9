/** The demo clients' histories: one status after the other on working days, some with a note, decided by the admin. */
import { DECIDED_STATUSES, OFFERED_STATUSES, type ClientStatus } from '#contracts/client-status.ts'

const DAY = 86_400_000

const notes: Record<ClientStatus, string[]> = {
  'Petition write-up': ['First call held; the outline of the petition is agreed.', 'Came to us by a former client.'],
  'Evidence Mapping': ['Nine of twelve exhibits are matched to a criterion.', 'Publications are listed; citations still to come.'],
  'Supporting Document': ['Two letters are signed, the third is promised for Friday.', 'Asked for certified translations of both diplomas.'],
  'Review & Quality check': ['Second reader asks for a shorter opening.', 'Exhibit numbers corrected.'],
  'Submission Readiness': ['Forms and fee are complete; waiting for the signature.', 'Printed and bound.'],
  Approved: ['The notice has arrived; the client was called the same day.'],
  Pending: ['Received by the office; they ask for nothing yet.'],
  Rejected: ['Refused for missing evidence of the third criterion. Appeal offered.'],
}

/** On a weekday, in the firm's office hours. */
const workingTime = (at: Date, hour: number, minute: number): Date => {
  const weekend = { 0: 2, 6: 1 }[at.getUTCDay()] ?? 0
  const day = new Date(at.getTime() - weekend * DAY)
  day.setUTCHours(14 + hour, minute, 0, 0)
  return day
}

type DemoEvent = { status: ClientStatus; previousStatus: ClientStatus | null; note: string | null; decided: boolean; createdAt: Date }

/** How the `i`th client came to `status` by `today`, oldest first. */
export const demoHistory = (status: ClientStatus, i: number, today: Date): DemoEvent[] => {
  const isDecided = (each: ClientStatus) => DECIDED_STATUSES.some((decided) => decided === each)
  const offered: ClientStatus[] = [...OFFERED_STATUSES]
  const path = isDecided(status) ? [...offered, status] : offered.slice(0, offered.indexOf(status) + 1)
  return path.map((each, step) => {
    const daysAgo = 3 + (i % 9) + (path.length - 1 - step) * (7 + (i % 5))
    const choices = notes[each]
    return {
      status: each, previousStatus: path[step - 1] ?? null, note: (i + step) % 3 === 1 ? null : choices[(i + step) % choices.length]!, decided: isDecided(each),
      createdAt: workingTime(new Date(today.getTime() - daysAgo * DAY), (i + step * 3) % 7, (i * 17 + step * 11) % 60),
    }
  })
}
