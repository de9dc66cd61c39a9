import { memo } from 'react'
import { judgingRoutes, type Evaluation } from '#contracts/api/evaluations.ts'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import type { ColumnOf } from '#islands/staff/table/types.ts'
import { localDate } from '#lib/format.ts'

const columns: ColumnOf<typeof judgingRoutes.ownEvaluations>[] = [
  { key: 'ventureName', header: 'Venture', cell: (row) => row.ventureName, sort: 'ventureName', fixed: true },
  { key: 'sum', header: 'Total', cell: (row) => row.sumOfAllCategory, sort: 'sumOfAllCategory', numeric: true },
  { key: 'recommendations', header: 'Recommendation', cell: (row) => row.recommendations ?? '-' },
  { key: 'revision', header: 'Revision', cell: (row) => row.revision, numeric: true },
  { key: 'createdAt', header: 'Date', cell: (row) => localDate(row.createdAt), sort: 'createdAt', fallsFirst: true },
]

/** The ventures that this judge has scored, with the latest revision of each. While the sheet is being sent (`busy`), none can be put on it. */
export const Scored = memo(({ revise, busy }: { revise: (evaluation: Evaluation) => void; busy: boolean }) => (
  <DataTable
    id="scored" caption="Your evaluations" route={judgingRoutes.ownEvaluations} columns={columns} searchLabel="Search your evaluations"
    empty="You have not scored a venture yet." failed="Failed to fetch responses"
    actions={(row) => <button type="button" className="staff-button" aria-disabled={busy} aria-label={`Revise ${row.ventureName}`} onClick={() => { if (!busy) revise(row) }}>Revise</button>}
  />
))
