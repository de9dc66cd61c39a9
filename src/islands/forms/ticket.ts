/** The signed age of a form (trust row 9): asked for when its island wakes, sent along with every filling. */
import { FASTEST_FILLING_MS, formTicket } from '#contracts/submission.ts'
import { get } from '#lib/api.ts'

/** By form, and since when the page has it. */
const tickets = new Map<string, { ticket: string; since: number }>()

/**
 * Only for a form that is still as the page was made: one that holds something, typed early or brought back from a
 * draft, has been with its visitor for longer than a ticket of now would say.
 */
export const fetchTicket = async (formId: string): Promise<void> => {
  const answer = await get(`/api/forms/${formId}/ticket`, formTicket)
  if (answer.ok) tickets.set(formId, { ticket: answer.data.ticket, since: Date.now() })
}

const isLongEnough = (since: number) => Date.now() - since >= FASTEST_FILLING_MS

/**
 * The server dates a ticket when it is asked: when the island wakes, and later still over a slow line. By that date whoever
 * fills in quickly what they have had before them for a while would look like a robot; without a ticket nobody does.
 */
export const ticketHeader = (formId: string): Record<string, string> => {
  const kept = tickets.get(formId)
  return kept && (isLongEnough(kept.since) || !isLongEnough(performance.timeOrigin)) ? { 'form-ticket': kept.ticket } : {}
}
