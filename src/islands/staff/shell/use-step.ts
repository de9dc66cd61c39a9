/** What is open on a page, held by the address bar: a link leads to it, and an expired session comes back to it. */
import { parseAsString, useQueryState } from 'nuqs'
import { useLayoutEffect, useRef } from 'react'
import { useSteady } from '#islands/staff/shell/use-steady.ts'

/** One step back in the history, taken. */
const back = () =>
  new Promise<void>((taken) => {
    addEventListener('popstate', () => taken(), { once: true })
    history.back()
  })

/** The address but for `name`. */
const elsewhere = (name: string): string => {
  const query = new URLSearchParams(location.search)
  query.delete(name)
  return query.toString()
}

/**
 * The id of what is open, empty if nothing is, by the address's parameter `name`. Opening adds a history step, opening
 * another from there replaces it, and closing removes it: otherwise Back would lead to the same page once for each that
 * has been open.
 */
export const useStep = (name: string) => {
  const [id, setId] = useQueryState(name, parseAsString.withDefault(''))
  const isOpen = useRef(false)
  useLayoutEffect(() => { isOpen.current = id !== '' }, [id])
  /** The rest of the address when it was opened from this page. */
  const opened = useRef<string>(undefined)
  const leaving = useRef<Promise<void>>(undefined)
  const take = async (next: string) => {
    await leaving.current
    // A second press before it is there is no second step of the history.
    const history = isOpen.current ? 'replace' : 'push'
    isOpen.current = true
    if (history === 'push') opened.current = elsewhere(name)
    // Steps have been taken since, though they may lead there and back again.
    else if (opened.current !== elsewhere(name)) opened.current = undefined
    void setId(next, { history })
  }
  const close = useSteady(() => {
    // Not where more steps have been taken since, as by another page of the list beside it.
    const isStep = opened.current === elsewhere(name) && new URLSearchParams(location.search).get(name) === id
    opened.current = undefined
    isOpen.current = false
    const forget = () => void setId(null, { history: 'replace' })
    // There and back again beside it, the list has left steps that lead to no closed one.
    if (isStep) leaving.current = back().then(() => { if (new URLSearchParams(location.search).has(name)) forget() })
    else forget()
  })
  return { id, open: useSteady((next: string) => void take(next)), close }
}
