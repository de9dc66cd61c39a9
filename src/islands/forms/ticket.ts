/** The signed age of a form (trust row 9): requested when its island wakes, sent along with every filling. */
import { FASTEST_FILLING_MS, formTicket } from '#contracts/submission.ts'
import { get } from '#lib/api.ts'

/** By form, each with the time when it arrived. */
const tickets = new Map<string, { ticket: string; since: number }>()

/**
 * Only for an untouched form: one that already has values, typed early or restored from a draft, was begun earlier than a
 * ticket issued now would say.
 */
export const fetchTicket = async (formId: string): Promise<void> => {
  const answer = await get(`/api/forms/${formId}/ticket`, formTicket)
  if (answer.ok) tickets.set(formId, { ticket: answer.data.ticket, since: Date.now() })
}

const isLongEnough = (since: number) => Date.now() - since >= FASTEST_FILLING_MS

/**
 * A ticket bears the time of its request: when the island wakes, or later on a slow line. By that time, somebody who has
 * had the form open for a while and then fills it in quickly would look like a robot, so no ticket is sent: without one
 * nobody does.
 */
export const ticketHeader = (formId: string): Record<string, string> => {
  const kept = tickets.get(formId)
  return kept && (isLongEnough(kept.since) || !isLongEnough(performance.timeOrigin)) ? { 'form-ticket': kept.ticket } : {}
}
