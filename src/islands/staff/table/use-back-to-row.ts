import { useEffect } from 'react'

/** The button with `data-<name>="<id>"`, or the table's heading if the button is no longer on the page. */
const rowOf = (table: string, name: string, id: string) =>
  document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? document.getElementById(`${table}-heading`)

/** When the dialog of `id` is closed, the focus returns to its row's button in `table`, wherever that is by then. An empty `id` means that none is open. */
export const useBackToRow = (table: string, name: string, id: string): void =>
  useEffect(() => (id ? () => rowOf(table, name, id)?.focus() : undefined), [table, name, id])
