/** Which client's dialog is open, and where the focus goes from there. */
import { useDeferredValue } from 'react'
import { useBackToRow } from '#islands/staff/table/use-back-to-row.ts'
import { useStep } from '#islands/staff/shell/use-step.ts'
import { useTitle } from '#islands/staff/shell/use-title.ts'

/** `name` is the parameter in the address, and `data-<name>` on the button of each row holds its id. */
export const useOpened = (name: 'client' | 'edit') => {
  const { id, open, close } = useStep(name)
  useTitle(id && 'Client')
  // Deferred, so that the press is answered first: opening a dialog restyles everything behind it.
  const shown = useDeferredValue(id)
  useBackToRow('clients', name, id)
  return { opened: id && shown, open, close }
}
