import { useCallback } from 'react'
import { evaluationRoutes, type Evaluation } from '#contracts/api/evaluations.ts'
import { exportRoutes } from '#contracts/api/exports.ts'
import { RECOMMENDATIONS } from '#contracts/judging.ts'
import { EvaluationDialog } from '#islands/staff/admin/judging/EvaluationDialog.tsx'
import { useKeep } from '#islands/staff/shell/queries.ts'
import { useSteady } from '#islands/staff/shell/use-steady.ts'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import type { ColumnOf, FilterOf } from '#islands/staff/table/types.ts'
import { useOpened } from '#islands/staff/table/use-opened.ts'
import { localDate } from '#lib/format.ts'

type Listed = typeof evaluationRoutes.getEvaluations
const columns: ColumnOf<Listed>[] = [
  { key: 'ventureName', header: 'Venture', cell: (row) => row.ventureName, sort: 'ventureName', fixed: true },
  { key: 'judgeName', header: 'Judge', cell: (row) => row.judgeName, sort: 'judgeName' },
  { key: 'sum', header: 'Total', cell: (row) => row.sumOfAllCategory, sort: 'sumOfAllCategory', numeric: true },
  { key: 'recommendations', header: 'Recommendation', cell: (row) => row.recommendations ?? '-' },
  { key: 'strength', header: 'Strengths', cell: (row) => row.strength, hiddenFirst: true },
  { key: 'weakness', header: 'Weaknesses', cell: (row) => row.weakness, hiddenFirst: true },
  { key: 'revision', header: 'Revision', cell: (row) => row.revision, numeric: true, hiddenFirst: true },
  { key: 'createdAt', header: 'Date', cell: (row) => localDate(row.createdAt), sort: 'createdAt', fallsFirst: true },
]
const filters: FilterOf<Listed>[] = [{ key: 'recommendation', label: 'Recommendation', options: RECOMMENDATIONS.map((value) => ({ value, label: value })) }]

/** The admin's table of the evaluations that count (spec sections 2, 3 and 8); each opens in full in a dialog. */
export const JudgeResponse = () => {
  const { opened, open, close } = useOpened('responses', 'response', 'Evaluation')
  const keep = useKeep()
  /** The row holds the whole evaluation, so the dialog need not wait for the server. */
  const read = useSteady((row: Evaluation) => void keep(evaluationRoutes.getEvaluations, { query: { id: row._id } }, { data: [row] }).then(() => open(row._id)))
  const actions = useCallback((row: Evaluation) => (
    <button type="button" className="staff-button" data-response={row._id} aria-label={`Read ${row.judgeName} on ${row.ventureName}`} aria-haspopup="dialog" onClick={() => read(row)}>Read</button>
  ), [read])
  return (
    <>
      <DataTable
        id="responses" caption="Judge Response" route={evaluationRoutes.getEvaluations} columns={columns} filters={filters} searchLabel="Search ventures and judges"
        empty="No judge response found." failed="Failed to fetch responses" exportRoute={exportRoutes.exportEvaluations}
        actions={actions}
      />
      {opened && <EvaluationDialog key={opened} id={opened} onClose={close} />}
    </>
  )
}
