/** Which dialog of a list is open, held by the address bar: a link leads to it, and an expired session comes back to it. */
import { parseAsString, useQueryState } from 'nuqs'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useSteady } from '#islands/staff/shell/use-steady.ts'

/** Back to the button that opened the dialog, or to the table where it is no longer on the page. */
const focusRow = (name: string, id: string): void => {
  const target = document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? document.getElementById('clients-heading')
  target?.focus()
}

/** One step back in the history, taken. */
const back = () =>
  new Promise<void>((taken) => {
    addEventListener('popstate', () => taken(), { once: true })
    history.back()
  })

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
  const pushed = useRef(false)
  const leaving = useRef<Promise<void>>(undefined)
  const open = async (next: string) => {
    await leaving.current
    // A second press before it is there is no second step of the history.
    const history = last.current ? 'replace' : 'push'
    pushed.current ||= history === 'push'
    void setId(next, { history })
  }
  const close = () => {
    // The step that opened it is taken back: Back would lead to the same page once for each dialog that has been open.
    const isStep = pushed.current && new URLSearchParams(location.search).get(name) === id
    pushed.current = false
    if (isStep) leaving.current = back()
    else void setId(null, { history: 'replace' })
  }
  return { opened: id && shown, open: useSteady((next: string) => void open(next)), close }
}
