/** Which row of a table has its dialog open, and where the focus goes from there. */
import { useDeferredValue } from 'react'
import { useBackToRow } from '#islands/staff/table/use-back-to-row.ts'
import { useStep } from '#islands/staff/shell/use-step.ts'
import { useTitle } from '#islands/staff/shell/use-title.ts'

/** `name` is the parameter in the address, and `data-<name>` on the button of each row of `table` holds its id; `title` is what is open, whichever it is. */
export const useOpened = (table: string, name: string, title: string) => {
  const { id, open, close } = useStep(name)
  useTitle(id && title)
  // Deferred, so that the press is answered first: opening a dialog restyles everything behind it.
  const shown = useDeferredValue(id)
  useBackToRow(table, name, id)
  return { opened: id && shown, open, close }
}
