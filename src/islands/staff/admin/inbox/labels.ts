/** The inbox's labels: how they are called, looked at and set by a key. */
import type { Submission, SubmissionLabel } from '#contracts/api/submissions.ts'
import type { Tone } from '#ui/Status.tsx'

export const LABELS: Record<SubmissionLabel, { word: string; key: string; tone: Tone }> = {
  new: { word: 'New', key: 'n', tone: 'yellow' },
  'in progress': { word: 'In progress', key: 'p', tone: 'grey' },
  done: { word: 'Done', key: 'd', tone: 'green' },
  spam: { word: 'Spam', key: 's', tone: 'red' },
}

export const labelOf = ({ spam, state }: Pick<Submission, 'spam' | 'state'>): SubmissionLabel => (spam ? 'spam' : state)

/** The label that a key sets. */
export const labelByKey = (key: string): SubmissionLabel | undefined =>
  (Object.keys(LABELS) as SubmissionLabel[]).find((label) => LABELS[label].key === key)
