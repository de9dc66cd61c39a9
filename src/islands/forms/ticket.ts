/** The signed age of a form (trust row 9): asked for when its island wakes, sent along with every filling. */
import { formTicket } from '#contracts/submission.ts'
import { get } from '#lib/api.ts'

const tickets = new Map<string, string>()

/**
 * The server dates a ticket when it is asked, which a slow line or a server that has to start first makes late: by that date
 * a quick person would look like a robot. Without a ticket nobody does.
 */
const PROMPT_MS = 1000

/**
 * Only for a form that is still as the page was made: one that holds something, typed early or brought back from a
 * draft, has been with its visitor for longer than a ticket of now would say.
 */
export const fetchTicket = async (formId: string): Promise<void> => {
  const asked = Date.now()
  const answer = await get(`/api/forms/${formId}/ticket`, formTicket)
  if (answer.ok && Date.now() - asked < PROMPT_MS) tickets.set(formId, answer.data.ticket)
}

export const ticketHeader = (formId: string): Record<string, string> => {
  const ticket = tickets.get(formId)
  return ticket ? { 'form-ticket': ticket } : {}
}
