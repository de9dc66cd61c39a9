import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { newAccount, type Invitation, type NewAccount } from '#contracts/api/people.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import type { Invited } from '#islands/staff/admin/people/columns.tsx'
import { isUndecided, type ApiResult } from '#lib/api.ts'
import { forgetSending, sendingId } from '#islands/staff/shell/drafts/draft.ts'
import { useDraft } from '#islands/staff/shell/drafts/use-draft.ts'
import { useProblems } from '#islands/staff/shell/use-problems.ts'
import { useAccount } from '#islands/staff/shell/session/use-session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useInertWhile } from '#ui/inert-while.ts'

type Props = {
  role: Invited['role']
  heading: string
  button: string
  busy: string
  add: (body: NewAccount) => Promise<ApiResult<{ data: { _id: string }; invitation: Invitation }>>
  /** After success; the field has been cleared, and stays inert until this resolves. */
  onAdded: (invited: Invited, invitation: Invitation) => Promise<void> | void
  onFailed: () => void
}

const EMPTY = { email: '' }
const LOST = 'No answer came, so the account may or may not have been added. Send it again: that adds nobody twice.'

/** Adds an intern or a judge by e-mail (spec sections 2, 4, 5 and 8). */
export const AddPerson = ({ role, heading, button, busy, add, onAdded, onFailed }: Props) => {
  const accountId = useAccount('admin')
  const draft = `add:${role}`
  // A draft, because adding a judge reloads the page (spec section 4): what is typed in the other form must survive.
  const { values: { email }, change, reset } = useDraft(draft, accountId, EMPTY)
  const { form, problems, tell, onInput } = useProblems()
  const [isLost, setLost] = useState(false)
  const [sending, setSending] = useState(false)
  const fields = useInertWhile(sending)
  const id = `add-${role}`
  const headingId = `${id}-heading`

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const checked = newAccount.safeParse({ email })
    if (!checked.success) return tell({ email: checked.error.issues[0]!.message })
    tell({})
    setLost(false)
    setSending(true)
    const result = await add({ id: sendingId(draft, accountId, checked.data), ...checked.data })
    if (result.ok) {
      reset()
      forgetSending(draft, accountId)
      await onAdded({ id: result.data.data._id, role, email: checked.data.email, purpose: 'invitation' }, result.data.invitation)
      flushSync(() => setSending(false))
      // Ready for the next person, unless somebody has moved elsewhere; not on a phone, whose keyboard would cover the toast.
      if (form.current!.contains(document.activeElement) && matchMedia('(pointer: fine)').matches) form.current!.querySelector('input')!.focus()
      return
    }
    setSending(false)
    // The toast has the stated words; the field says why, where the server does.
    if (result.kind === 'refused' && [409, 422].includes(result.status)) tell({ email: result.errors[0]?.message ?? result.error })
    else if (isUndecided(result)) setLost(true)
    onFailed()
  }

  return (
    <form ref={form} className="add-person" aria-labelledby={headingId} noValidate onInput={onInput} onSubmit={(event) => void onSubmit(event)}>
      <h2 id={headingId}>{heading}</h2>
      <div {...fields}>
        <Field id={`${id}-email`} label="Email" error={problems['email']}>
          {(control) => (
            <input
              {...control} aria-label={`Email of the new ${role}`} name="email" type="email" value={email} maxLength={LENGTHS.email} autoComplete="off" autoCapitalize="none" spellCheck={false} required
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={sending && busy}>{button}</Button>
      {isLost && <Alert>{LOST}</Alert>}
    </form>
  )
}
