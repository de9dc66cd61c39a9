/** The signed age of a form (trust row 9): asked for when its island wakes, sent along with every filling. */
import { formTicket } from '#contracts/submission.ts'
import { get } from '#lib/api.ts'

const tickets = new Map<string, string>()

/**
 * Only for a form that is still as the page was made: one that holds something, typed early or brought back from a
 * draft, has been with its visitor for longer than a ticket of now would say.
 */
export const fetchTicket = async (formId: string): Promise<void> => {
  const answer = await get(`/api/forms/${formId}/ticket`, formTicket)
  if (answer.ok) tickets.set(formId, answer.data.ticket)
}

export const ticketHeader = (formId: string): Record<string, string> => {
  const ticket = tickets.get(formId)
  return ticket ? { 'form-ticket': ticket } : {}
}
