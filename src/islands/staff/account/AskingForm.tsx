import { useState, type FormHTMLAttributes, type ReactNode, type SubmitEvent } from 'react'
import { UNREACHABLE } from '#islands/staff/shell/unreachable.ts'
import { useProblems, type Problems } from '#islands/staff/shell/use-problems.ts'
import { isUndecided, type ApiResult, type Failed } from '#lib/api.ts'
import { Alert } from '#ui/Alert.tsx'
import { useInertWhile } from '#ui/inert-while.ts'

const UNEXPECTED = 'That did not work. Please try again.'

/** `lost` is said where the call may have been carried out all the same. */
const problemsOf = (result: Failed, lost?: string): Problems =>
  lost && isUndecided(result) ? { '': lost }
  : result.kind === 'network' ? { '': UNREACHABLE }
  : result.kind === 'unexpected' ? { '': UNEXPECTED }
  : Object.fromEntries(result.errors.map(({ field = '', message }) => [field, message]))

/** Whether the call may have been carried out: no answer came, or the server says (409) that it was done already. */
const mayBeDone = (result: Failed) => isUndecided(result) || result.status === 409

type Props<T> = Omit<FormHTMLAttributes<HTMLFormElement>, 'children'> & {
  /** Makes the call, one at a time, with what was typed, by the fields' names. */
  ask: (typed: Record<string, string>) => Promise<ApiResult<T>>
  onDone: (answer: T) => void
  /** Checks whether the call was carried out after all; `lost` tells the user that it may have been. */
  onDoubt?: () => void
  lost?: string
  /** Shown above all else in the form. */
  heading?: ReactNode
  /** Renders the fields with their problems. */
  children: (problems: Problems) => ReactNode
  /** Renders the buttons; `busy` while an answer is awaited. */
  buttons: (busy: boolean) => ReactNode
}

/** A form of a security page that makes one call; a problem is shown at its field, which gets the focus (trust row 6). */
export const AskingForm = <T,>({ ask, onDone, onDoubt, lost, heading, children, buttons, ...attributes }: Props<T>) => {
  const { form, problems, tell, onInput } = useProblems()
  const [busy, setBusy] = useState(false)
  const fields = useInertWhile(busy)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    // Cleared first, so that a repeated message is announced again.
    tell({})
    setBusy(true)
    const result = await ask(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
    setBusy(false)
    tell(result.ok ? {} : problemsOf(result, lost))
    if (result.ok) onDone(result.data)
    else if (mayBeDone(result)) onDoubt?.()
  }
  return (
    <form {...attributes} ref={form} className="security-form" noValidate onInput={onInput} onSubmit={(event) => void onSubmit(event)}>
      {heading}
      {problems[''] && <Alert>{problems['']}</Alert>}
      <div {...fields} className="security-fields">{children(problems)}</div>
      {buttons(busy)}
    </form>
  )
}
