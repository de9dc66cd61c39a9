import { expect, it } from 'vitest'
import { CLIENT_STATUSES, OFFERED_STATUSES, statusTone } from '#contracts/client-status.ts'

it('offers the five statuses of section 4, and knows eight', () => {
  expect(OFFERED_STATUSES).toEqual(['Petition write-up', 'Evidence Mapping', 'Supporting Document', 'Review & Quality check', 'Submission Readiness'])
  expect(CLIENT_STATUSES).toHaveLength(8)
})

it.each([['Approved', 'green'], ['Pending', 'yellow'], ['Rejected', 'red'], ['Evidence Mapping', 'grey'], ['approved', 'grey'], ['', 'grey'], ['constructor', 'grey']])(
  'shows %j in %s',
  (status, tone) => expect(statusTone(status)).toBe(tone),
)
