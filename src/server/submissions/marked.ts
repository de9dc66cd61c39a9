import { sql } from 'drizzle-orm'
import { audit, submissions } from '#server/db/schema.ts'

/** For a submission in spam: whether staff marked it, by the trail's lines of `labelSubmission`. A later label would have removed the mark. */
export const isMarkedByStaff = sql`exists (select from ${audit} where ${audit.subjectId} = ${submissions.id}::text and ${audit.action} = 'submission.label')`
