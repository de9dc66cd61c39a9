/** Which dialog of a list is open, held by the address bar: a link leads to it, and an expired session comes back to it. */
import { parseAsString, useQueryState } from 'nuqs'
import { useCallback, useDeferredValue, useEffect, useRef } from 'react'

/** Back to the button that opened the dialog, or to the table where it is no longer on the page. */
const focusRow = (name: string, id: string): void => {
  const target = document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? document.getElementById('clients-heading')
  target?.focus()
}

/** `name` is the parameter in the address, and `data-<name>` on the button of each row holds its id. */
export const useOpened = (name: string) => {
  const [id, setId] = useQueryState(name, parseAsString.withDefault(''))
  // The press is answered first: a dialog restyles all that lies behind it.
  const shown = useDeferredValue(id)
  const last = useRef('')
  useEffect(() => {
    if (!id && last.current) focusRow(name, last.current)
    last.current = id
  }, [name, id])
  // A second press before it is there is no second step of the history.
  const open = useCallback((next: string) => void setId(next, { history: last.current ? 'replace' : 'push' }), [setId])
  return { opened: id && shown, open, close: () => void setId(null, { history: 'replace' }) }
}
