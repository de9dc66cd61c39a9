/** The signed age of a form (trust row 9): requested when its island wakes, sent along with every filling. */
import { FASTEST_FILLING_MS, formTicket } from '#contracts/submission.ts'
import { get } from '#lib/api.ts'

/** By form, with the time when the page got it. */
const tickets = new Map<string, { ticket: string; since: number }>()

/**
 * Only for an untouched form: one with values, typed early or restored from a draft, has been filled in for longer than a
 * ticket of now would state.
 */
export const fetchTicket = async (formId: string): Promise<void> => {
  const answer = await get(`/api/forms/${formId}/ticket`, formTicket)
  if (answer.ok) tickets.set(formId, { ticket: answer.data.ticket, since: Date.now() })
}

const isLongEnough = (since: number) => Date.now() - since >= FASTEST_FILLING_MS

/**
 * The server dates a ticket at the request: when the island wakes, or later on a slow line. By that date somebody who
 * quickly fills in a form that they have seen for a while would look like a robot; without a ticket nobody does.
 */
export const ticketHeader = (formId: string): Record<string, string> => {
  const kept = tickets.get(formId)
  return kept && (isLongEnough(kept.since) || !isLongEnough(performance.timeOrigin)) ? { 'form-ticket': kept.ticket } : {}
}
