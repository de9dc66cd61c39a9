/** What the forms endpoint answers when it has stored a submission, read in this order by every client of the wire format. */
import * as z from 'zod/mini'

export const submissionAccepted = z.object({ ok: z.literal(true), next: z.string() })
