import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, readDraft, writeDraft } from '#islands/staff/shell/drafts/draft.ts'

/** The changed values, or a function that makes them from the present ones. */
export type Change<Values> = Partial<Values> | ((values: Values) => Partial<Values>)

/**
 * The values of a form, which survive a reload. `name` tells one form of the account from another: `client:new`,
 * `client:<id>`.
 * `change` applies a change and returns it; values that equal the initial ones are not kept as a draft. `reset` deletes
 * the draft and starts again from `next` (or `initial`), `forget` deletes it and leaves what is shown, `reread` shows the
 * stored draft again. `restored`: a draft was found, and has not been reset since. A page that the browser kept shows,
 * when somebody comes back to it, what later pages of the tab have made of the draft.
 */
export const useDraft = <Values extends object>(name: string, accountId: string, initial: Values) => {
  const [found] = useState(() => readDraft(name, accountId, initial))
  const [values, setValues] = useState(found ?? initial)
  const [restored, setRestored] = useState(found !== undefined)
  const latest = useRef(values)
  const start = useRef(JSON.stringify(initial))
  const show = useCallback((next: Values) => {
    latest.current = next
    setValues(next)
  }, [])
  const change = useCallback((what: Change<Values>): Partial<Values> => {
    const changed = typeof what === 'function' ? what(latest.current) : what
    show({ ...latest.current, ...changed })
    if (JSON.stringify(latest.current) === start.current) forgetDraft(name, accountId)
    else writeDraft(name, accountId, latest.current)
    return changed
  }, [name, accountId, show])
  const forget = () => forgetDraft(name, accountId)
  const reset = (next: Values = initial) => {
    forget()
    start.current = JSON.stringify(next)
    setRestored(false)
    show(next)
  }
  const reread = () => show(readDraft(name, accountId, initial) ?? initial)
  const follow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const kept = readDraft(name, accountId, initial)
    const next = kept ?? (JSON.parse(start.current) as Values)
    if (JSON.stringify(next) === JSON.stringify(latest.current)) return
    setRestored(kept !== undefined)
    show(next)
  })
  useEffect(() => {
    addEventListener('pageshow', follow)
    return () => removeEventListener('pageshow', follow)
  }, [])
  return { values, restored, change, reset, forget, reread }
}
