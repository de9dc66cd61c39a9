import { sql } from 'drizzle-orm'
import { audit, submissions } from '#server/db/schema.ts'

/** Whether staff marked a submission that is spam: the trail has a line of `labelSubmission`. Had a later label removed the mark, it would not be spam. */
export const isMarkedByStaff = sql`exists (select from ${audit} where ${audit.subjectId} = ${submissions.id}::text and ${audit.action} = 'submission.label')`
