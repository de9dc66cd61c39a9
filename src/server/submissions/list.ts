import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { countUnder, SUBMISSION_LABELS, type LabelCounts, type Submission, type SubmissionLabel, type submissionsQuery } from '#contracts/api/submissions.ts'
import type { Meta } from '#contracts/api/list.ts'
import type { Db } from '#server/db/client.ts'
import { isOneOf, isOnPage, keysOf, listOf, orderOf, type Walk } from '#server/db/listing.ts'
import { submissionFiles, submissionNotes, submissions } from '#server/db/schema.ts'
import { matches, meets, meetsUnseen } from '#server/db/search.ts'
import { filledSubmission, shownSubmission, type FilledSubmission } from '#server/submissions/shown.ts'

type SubmissionsQuery = z.output<typeof submissionsQuery>

/** The condition for a label; without one, for all but spam. */
export const labelled = (label: SubmissionsQuery['state']): SQL | undefined =>
  label === 'spam' ? eq(submissions.spam, true) : and(eq(submissions.spam, false), label && eq(submissions.state, label))

/** A query's other conditions. */
const asked = ({ search, form }: SubmissionsQuery, meeting: typeof meetsUnseen) =>
  and(form ? eq(submissions.formId, form) : undefined, matches(submissions.search, search, meeting))

const countLabels = async (db: Db, query: SubmissionsQuery): Promise<LabelCounts> => {
  const label = sql<SubmissionLabel>`case when ${submissions.spam} then 'spam' else ${submissions.state} end`
  const rows = await db.select({ label, count: count() }).from(submissions).where(asked(query, meetsUnseen)).groupBy(sql`1`)
  return Object.fromEntries(SUBMISSION_LABELS.map((each) => [each, rows.find((row) => row.label === each)?.count ?? 0])) as LabelCounts
}

/** `search` begins with the sender's folded name; the database never reads the data itself (its JSON functions may refuse it). The beginning of a long text is enough to sort by. */
const sortable = { createdAt: submissions.createdAt, name: sql`left(${submissions.search}, 200)`, form: submissions.formId, state: submissions.state }

/** Tables by their names: in a selection from one table Drizzle omits the table's name before a column, and a subquery would take its own column. */
export const columns = {
  id: submissions.id, formId: submissions.formId, data: submissions.data, state: submissions.state, spam: submissions.spam, createdAt: submissions.createdAt,
  files: sql<number>`(select count(*)::int from ${submissionFiles} where ${submissionFiles}.submission_id = ${submissions}.id)`,
  notes: sql<number>`(select count(*)::int from ${submissionNotes} where ${submissionNotes}.submission_id = ${submissions}.id)`,
}

const orderBy = ({ sort }: SubmissionsQuery): SQL[] => orderOf(sort, sortable, submissions.id)
/** For a page by time the planner may walk the inbox in order, if the word is common enough; for any other order all matches are read first. */
const meetingOnPage = ({ sort = '-createdAt' }: SubmissionsQuery) => (sort.endsWith('createdAt') ? meets : meetsUnseen)
/** The ids that `query` selects, in its order: of submissions off the page, neither data nor files and notes are read. */
const wantedIds = (db: Db, query: SubmissionsQuery, meeting: typeof meetsUnseen) =>
  db.select({ id: submissions.id }).from(submissions).where(and(labelled(query.state), asked(query, meeting))).orderBy(...orderBy(query)).$dynamic()
const selected = (db: Db) => db.select(columns).from(submissions).$dynamic()

/** The inbox, newest first; spam only where `state` asks for it. */
export const listSubmissions = async (db: Db, query: SubmissionsQuery): Promise<{ data: Submission[]; meta?: Meta; labels?: LabelCounts }> => {
  let labels: LabelCounts | undefined
  const { data, ...rest } = await listOf(query, {
    rows: ({ limit, offset }) => selected(db).where(isOnPage(submissions.id, wantedIds(db, query, meetingOnPage(query)).limit(limit).offset(offset))).orderBy(...orderBy(query)),
    total: async () => countUnder((labels = await countLabels(db, query)), query.state),
  })
  return { data: data.map(shownSubmission), ...rest, ...(labels ? { labels } : {}) }
}

/** All that `query` selects, each with everything that was sent, for an export. */
export const walkSubmissions = (db: Db, query: SubmissionsQuery): Walk<FilledSubmission> => ({
  keys: () => keysOf(wantedIds(db, query, meetsUnseen)),
  rows: async (keys) => (await selected(db).where(isOneOf(submissions.id, keys))).map(filledSubmission),
})
