import { useRef, useState } from 'react'
import { forgetDraft, readDraft, writeDraft } from '#islands/staff/shell/draft.ts'

/**
 * The values of a form that survive a reload. `name` tells one form of the account from another: `client:new`, `client:<id>`.
 * `change` takes what has changed, `reset` forgets the draft and begins again from `next` (`initial` without), `forget`
 * forgets it and leaves what is shown. `restored` says that a draft was found, and is what is shown still.
 */
export const useDraft = <Values extends object>(name: string, accountId: string, initial: Values) => {
  const [found] = useState(() => readDraft(name, accountId, initial))
  const [values, setValues] = useState(found ?? initial)
  const [restored, setRestored] = useState(found !== undefined)
  const latest = useRef(values)
  const show = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  const change = (changed: Partial<Values>) => {
    show({ ...latest.current, ...changed })
    writeDraft(name, accountId, latest.current)
  }
  const forget = () => forgetDraft(name, accountId)
  const reset = (next: Values = initial) => {
    forget()
    setRestored(false)
    show(next)
  }
  return { values, restored, change, reset, forget }
}
