/** What is open on a page, held by the address bar: a link leads to it, and so does the sign-in after an expired session. */
import { parseAsString, useQueryState } from 'nuqs'
import { useLayoutEffect, useRef } from 'react'
import { useSteady } from '#islands/staff/shell/use-steady.ts'

/** Goes one step back in the history, and resolves once that is done. */
const back = () =>
  new Promise<void>((taken) => {
    addEventListener('popstate', () => taken(), { once: true })
    history.back()
  })

/** The query of the address without `name`. */
const elsewhere = (name: string): string => {
  const query = new URLSearchParams(location.search)
  query.delete(name)
  return query.toString()
}

/**
 * The id of what is open, from the address's parameter `name`; empty if nothing is. Opening adds a history step, opening
 * another from there replaces it, and closing removes it: otherwise Back would lead to the same page once for each thing
 * that was opened.
 */
export const useStep = (name: string) => {
  const [id, setId] = useQueryState(name, parseAsString.withDefault(''))
  const isOpen = useRef(false)
  useLayoutEffect(() => { isOpen.current = id !== '' }, [id])
  /** The rest of the address at the opening, if it was opened from this page. */
  const opened = useRef<string>(undefined)
  const leaving = useRef<Promise<void>>(undefined)
  const take = async (next: string) => {
    await leaving.current
    // A second press, before the first has been rendered, must not add a second history step.
    const history = isOpen.current ? 'replace' : 'push'
    isOpen.current = true
    if (history === 'push') opened.current = elsewhere(name)
    // Other steps have been taken since, even if they should lead back to this address.
    else if (opened.current !== elsewhere(name)) opened.current = undefined
    void setId(next, { history })
  }
  const close = useSteady(() => {
    // The step can be taken back only if none has followed, such as another page of the list beside it.
    const isStep = opened.current === elsewhere(name) && new URLSearchParams(location.search).get(name) === id
    opened.current = undefined
    isOpen.current = false
    const forget = () => void setId(null, { history: 'replace' })
    // If the list has been paged there and back meanwhile, going back doesn't close it: the parameter is removed instead.
    if (isStep) leaving.current = back().then(() => { if (new URLSearchParams(location.search).has(name)) forget() })
    else forget()
  })
  return { id, open: useSteady((next: string) => void take(next)), close }
}
