import { sql } from 'drizzle-orm'
import { audit, submissions } from '#server/db/schema.ts'

/** Of what is spam: whether staff have marked it, by what the trail has of `labelSubmission`. Any other label would have taken the mark away. */
export const isMarkedByStaff = sql`exists (select from ${audit} where ${audit.subjectId} = ${submissions.id}::text and ${audit.action} = 'submission.label')`
