/** Which client is open, held by the address bar: a link leads to it, and an expired session comes back to it. */
import { parseAsString, useQueryState } from 'nuqs'
import { startTransition, useEffect, useRef } from 'react'

/** Back to the button that opened the dialog, or to the table where it is no longer on the page. */
const focusRow = (id: string): void => {
  const target = document.querySelector<HTMLElement>(`[data-client="${CSS.escape(id)}"]`) ?? document.getElementById('clients-heading')
  target?.focus()
}

export const useOpened = () => {
  const [opened, setOpened] = useQueryState('client', parseAsString.withDefault('').withOptions({ history: 'push' }))
  const last = useRef('')
  useEffect(() => {
    if (!opened && last.current) focusRow(last.current)
    last.current = opened
  }, [opened])
  // The press is answered first: a dialog restyles all that lies behind it.
  return { opened, open: (id: string) => startTransition(() => void setOpened(id)), close: () => void setOpened(null, { history: 'replace' }) }
}
