import { useEffect } from 'react'

/** The button with `data-<name>="<id>"`, or the table where that is no longer on the page. */
const rowOf = (table: string, name: string, id: string) =>
  document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? document.getElementById(`${table}-heading`)

/** Once what is open of `id` has gone, the focus goes back to its button in `table`, wherever that is by then; while `id` is empty nothing is open. */
export const useBackToRow = (table: string, name: string, id: string): void =>
  useEffect(() => (id ? () => rowOf(table, name, id)?.focus() : undefined), [table, name, id])
