/** POST /api/users/identify: the public status lookup (spec sections 2, 5, 7; decisions "Tracking and clients"). */
import * as z from 'zod/mini'
import { birthDate } from '#contracts/birth-date.ts'
import { LENGTHS, requiredLine } from '#contracts/field-rules.ts'

export const IDENTIFY_PATH = '/api/users/identify'
const IDENTIFY_REQUIRED = 'Please provide both First Name and Date of Birth'
export const IDENTIFY_FAILED = 'Failed to track client'
export const IDENTIFY_NO_MATCH = 'No application data found'

export const identifyRequest = z.lazy(() => z.strictObject({
  firstName: requiredLine(IDENTIFY_REQUIRED),
  dateOfBirth: requiredLine(IDENTIFY_REQUIRED).check(...birthDate()),
  /** Narrows the search when several people share a first name and a birthday. */
  lastName: z.optional(z.string().check(z.trim(), z.maxLength(LENGTHS.name))),
}))

/** A status that the application has had, and since when: no note, and nobody's name. */
const reached = z.lazy(() => z.object({ status: z.string(), createdAt: z.iso.datetime() }))

const trackedClient = z.lazy(() => z.object({
  firstName: z.string(),
  lastName: z.string(),
  age: z.number(),
  status: z.string(),
  /** Newest first; empty where nothing was recorded. */
  history: z._default(z.array(reached), []),
}))
/** `data` is null for no match and for several: nobody learns of another person. */
export const identifyAnswer = z.lazy(() => z.object({ data: z.nullable(trackedClient) }))

export type IdentifyRequest = z.infer<typeof identifyRequest>
export type TrackedClient = z.infer<typeof trackedClient>
