import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Column } from '#islands/staff/table/types.ts'
import { columnChoice } from '#stores/column-choice.ts'

/** The columns of table `id` that are shown, and `choices` for those that may be hidden. */
export const useColumns = <Row,>(id: string, columns: Column<Row>[]) => {
  const kept = columnChoice(id)
  const choice = useStore(kept)
  return useMemo(() => {
    const isShown = ({ key, fixed, hiddenFirst }: Column<Row>) => fixed || (choice[key] ?? !hiddenFirst)
    const choices = columns.filter(({ fixed }) => !fixed).map((column) => ({
      key: column.key, header: column.header, shown: isShown(column), toggle: (shown: boolean) => kept.set({ ...kept.get(), [column.key]: shown }),
    }))
    return { shown: columns.filter(isShown), choices }
  }, [columns, choice, kept])
}
