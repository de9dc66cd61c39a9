/** The responses of the forms endpoint, parsed in the same way by every client of the wire format. */
import * as z from 'zod/mini'

export const submissionAccepted = z.object({ ok: z.literal(true), next: z.string() })
/** The wire format's response of a form that requires a payment first, which ours never sends. */
export const paymentPending = z.object({ resubmitKey: z.string(), stripe: z.object({ paymentIntentClientSecret: z.string() }) })

/** Nobody fills in a form faster than this (trust row 9). */
export const FASTEST_FILLING_MS = 3000

/** When the form was opened, signed by the server; sent along as the header `Form-Ticket` (trust row 9). */
export const formTicket = z.object({ ticket: z.string() })
