/** The inbox's words: the labels with their look and key, and what a submission is called. */
import { SUBMISSION_LABELS, type Submission, type SubmissionLabel } from '#contracts/api/submissions.ts'
import type { Tone } from '#ui/Status.tsx'

export const LABELS: Record<SubmissionLabel, { word: string; key: string; tone: Tone }> = {
  new: { word: 'New', key: 'n', tone: 'yellow' },
  'in progress': { word: 'In progress', key: 'p', tone: 'grey' },
  done: { word: 'Done', key: 'd', tone: 'green' },
  spam: { word: 'Spam', key: 's', tone: 'red' },
}

export const labelOf = ({ spam, state }: Pick<Submission, 'spam' | 'state'>): SubmissionLabel => (spam ? 'spam' : state)

/** A submission is called by its sender. */
export const senderOf = ({ name, email }: Pick<Submission, 'name' | 'email'>): string => name || email || 'No name'

/** The label that a key sets. */
export const labelByKey = (key: string): SubmissionLabel | undefined => SUBMISSION_LABELS.find((label) => LABELS[label].key === key)
