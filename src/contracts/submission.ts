/** What the forms endpoint answers, read in the same way by every client of the wire format. */
import * as z from 'zod/mini'

export const submissionAccepted = z.object({ ok: z.literal(true), next: z.string() })
/** The wire's answer of a form that asks for money first, which ours never gives. */
export const paymentPending = z.object({ resubmitKey: z.string(), stripe: z.object({ paymentIntentClientSecret: z.string() }) })

/** Nobody fills in a form sooner than this after opening it (trust row 9). */
export const FASTEST_FILLING_MS = 3000

/** When the form was opened, in the server's own hand; sent along as the header `Form-Ticket` (trust row 9). */
export const formTicket = z.object({ ticket: z.string() })
