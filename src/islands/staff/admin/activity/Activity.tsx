import { auditRoutes, type AuditEntry } from '#contracts/api/audit.ts'
import { ACTIONS, actorOf, sentenceOf } from '#islands/staff/admin/activity/sentences.ts'
import { Moment } from '#islands/staff/shell/Moment.tsx'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import type { ColumnOf, FilterOf } from '#islands/staff/table/types.ts'
import './activity.css'

/** Where a row's subject can be opened. An account has no page: it is named instead, unless it is the one that acted. */
const PLACES: Record<string, (id: string) => string> = {
  submission: (id) => `/admin/inbox?inbox.open=${id}`,
  client: (id) => `/admin/dashboard?client=${id}`,
}

const Subject = ({ subject: { type, id, email }, by }: { subject: NonNullable<AuditEntry['subject']>; by: AuditEntry['by'] }) => {
  const place = Object.hasOwn(PLACES, type) ? PLACES[type]?.(id) : undefined
  // Keyed by the subject, because rows are keyed by position: a link that is pressed while another row takes its place opens nothing (`table/Grid.tsx`).
  if (place) return <>. <a key={id} className="staff-link" href={place}>Open it</a></>
  return email && email !== by && <>: {email}</>
}

const Sentence = ({ entry }: { entry: AuditEntry }) => (
  <span className="activity-sentence">
    <span className="activity-who">{actorOf(entry)}</span> {sentenceOf(entry)}
    {entry.subject && <Subject subject={entry.subject} by={entry.by} />}
  </span>
)

type Listed = typeof auditRoutes.getAudit
const COLUMNS: ColumnOf<Listed>[] = [
  { key: 'what', header: 'What happened', cell: (entry) => <Sentence entry={entry} />, fixed: true },
  { key: 'role', header: 'As', cell: ({ role }) => role ?? '–' },
  { key: 'at', header: 'When', sort: 'at', fallsFirst: true, cell: ({ at }) => <Moment at={at} /> },
]
const FILTERS: FilterOf<Listed>[] = [{ key: 'action', label: 'Action', options: Object.entries(ACTIONS).map(([value, { name }]) => ({ value, label: name })) }]

/** /admin/activity: who did what, newest first. The trail holds no content, and of names only those of accounts. */
export const Activity = () => (
  <StaffRoot role="admin">
    <DataTable
      id="activity" caption="Recorded actions" route={auditRoutes.getAudit} columns={COLUMNS} filters={FILTERS} searchLabel="Search by account"
      empty="Nothing has happened yet." failed="Failed to fetch the activity"
    />
  </StaffRoot>
)
