/** Client statuses: the five that are offered (spec section 4) and the three that the dialog colours and an admin can set (decisions). */
export const OFFERED_STATUSES = ['Petition write-up', 'Evidence Mapping', 'Supporting Document', 'Review & Quality check', 'Submission Readiness'] as const
export const DECIDED_STATUSES = ['Approved', 'Pending', 'Rejected'] as const
export const CLIENT_STATUSES = [...OFFERED_STATUSES, ...DECIDED_STATUSES] as const
export type ClientStatus = (typeof CLIENT_STATUSES)[number]

const TONES: Record<(typeof DECIDED_STATUSES)[number], 'green' | 'yellow' | 'red' | 'grey'> = { Approved: 'green', Pending: 'yellow', Rejected: 'red' }

/** The tracking dialog's colour for a status; anything unknown is grey (spec section 4). */
export const statusTone = (status: string) => {
  const decided = DECIDED_STATUSES.find((each) => each === status)
  return decided ? TONES[decided] : 'grey'
}
