import type { DueRow } from '#server/outbox/repository.ts'

/** The same for every retry, so that a double is dropped; another one for a re-send of what had been delivered. */
export const mailId = ({ id, sent }: Pick<DueRow, 'id' | 'sent'>): string => (sent ? `${id}.${sent}` : id)
