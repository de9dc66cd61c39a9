import { useEffect, useRef, useState, type RefObject } from 'react'
import { isUndecided, type ApiResult, type Failed } from '#lib/api.ts'
import { focusFault } from '#ui/focus-fault.ts'

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.'
const UNEXPECTED = 'That did not work. Please try again.'
type Problems = Record<string, string>

/** Every problem under its field's name; what belongs to no field under ''. */
const problemsOf = (result: Failed): Problems =>
  result.kind === 'network' ? { '': UNREACHABLE }
  : result.kind === 'unexpected' ? { '': UNEXPECTED }
  : Object.fromEntries(result.errors.map(({ field = '', message }) => [field, message]))

/** Without an answer it may have been done all the same; where it says that it is done already, it was. */
const mayBeDone = (result: Failed) => isUndecided(result) || result.status === 409

type Ask = <T>(call: () => Promise<ApiResult<T>>, onDone: (answer: T) => void, onDoubt?: () => void) => Promise<void>

/** One call of a form at a time; what was wrong is said at its field, which then has the focus. `onDoubt` looks whether it was done after all. */
export const useAsking = (): { form: RefObject<HTMLFormElement | null>; busy: boolean; problems: Problems; ask: Ask } => {
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  useEffect(() => focusFault(form.current?.querySelector<HTMLElement>('[aria-invalid]')), [problems])

  const ask: Ask = async (call, onDone, onDoubt) => {
    if (underWay.current) return
    underWay.current = true
    // What comes again is said again.
    setProblems({})
    setBusy(true)
    const result = await call()
    underWay.current = false
    setBusy(false)
    setProblems(result.ok ? {} : problemsOf(result))
    if (result.ok) onDone(result.data)
    else if (mayBeDone(result)) onDoubt?.()
  }
  return { form, busy, problems, ask }
}
