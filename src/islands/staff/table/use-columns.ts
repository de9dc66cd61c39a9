/** The column model: which columns there are, and which of them somebody wants to see. */
import { columnVisibilityFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Column } from '#islands/staff/table/types.ts'
import { columnChoice } from '#stores/column-choice.ts'

const features = tableFeatures({ columnVisibilityFeature })

export const useColumns = <Row extends object>(id: string, columns: Column<Row>[], rows: Row[]) => {
  const kept = columnChoice(id)
  const choice = useStore(kept)
  const definitions = useMemo(
    () => columns.map(({ key, cell, fixed }): ColumnDef<typeof features, Row> => ({ id: key, cell: ({ row }) => cell(row.original), enableHiding: !fixed })),
    [columns],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ key, hiddenFirst, fixed }) => [key, fixed ? true : choice[key] ?? !hiddenFirst])),
    [columns, choice],
  )
  const table = useTable({
    features, columns: definitions, data: rows, state: { columnVisibility },
    onColumnVisibilityChange: (next) => kept.set(typeof next === 'function' ? next(columnVisibility) : next),
  })
  return table
}
