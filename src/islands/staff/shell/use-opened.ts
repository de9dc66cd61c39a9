/** Which dialog of a list is open, and where the focus goes from there. */
import { useDeferredValue, useEffect, useRef } from 'react'
import { useStep } from '#islands/staff/shell/use-step.ts'

/** Back to the button that opened the dialog, or to the table where it is no longer on the page. */
const focusRow = (name: string, id: string): void => {
  const target = document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? document.getElementById('clients-heading')
  target?.focus()
}

/** `name` is the parameter in the address, and `data-<name>` on the button of each row holds its id. */
export const useOpened = (name: string) => {
  const { id, open, close } = useStep(name)
  // The press is answered first: a dialog restyles all that lies behind it.
  const shown = useDeferredValue(id)
  const last = useRef('')
  useEffect(() => {
    if (!id && last.current) focusRow(name, last.current)
    last.current = id
  }, [name, id])
  return { opened: id && shown, open, close }
}
