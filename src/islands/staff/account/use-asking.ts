import { useRef, useState } from 'react'
import { UNREACHABLE } from '#islands/staff/sign-in/use-sign-in.ts'
import { useProblems, type Problems } from '#islands/staff/shell/use-problems.ts'
import { isUndecided, type ApiResult, type Failed } from '#lib/api.ts'

const UNEXPECTED = 'That did not work. Please try again.'

/** `lost` is said where it may have been done all the same. */
const problemsOf = (result: Failed, lost?: string): Problems =>
  lost && isUndecided(result) ? { '': lost }
  : result.kind === 'network' ? { '': UNREACHABLE }
  : result.kind === 'unexpected' ? { '': UNEXPECTED }
  : Object.fromEntries(result.errors.map(({ field = '', message }) => [field, message]))

/** Without an answer it may have been done all the same; where it says that it is done already, it was. */
const mayBeDone = (result: Failed) => isUndecided(result) || result.status === 409

type Ask = <T>(call: () => Promise<ApiResult<T>>, onDone: (answer: T) => void, onDoubt?: () => void, lost?: string) => Promise<void>

/** One call of a form at a time; what was wrong is said at its field, which then has the focus. `onDoubt` looks whether it was done after all, and `lost` says that it may have been. */
export const useAsking = () => {
  const { form, problems, tell, onInput } = useProblems()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)

  const ask: Ask = async (call, onDone, onDoubt, lost) => {
    if (underWay.current) return
    underWay.current = true
    // What comes again is said again.
    tell({})
    setBusy(true)
    const result = await call()
    underWay.current = false
    setBusy(false)
    tell(result.ok ? {} : problemsOf(result, lost))
    if (result.ok) onDone(result.data)
    else if (mayBeDone(result)) onDoubt?.()
  }
  return { form, busy, problems, onInput, ask }
}
