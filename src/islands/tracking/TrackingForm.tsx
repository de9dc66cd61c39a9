import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { LENGTHS } from '#contracts/field-rules.ts'
import { IDENTIFY_NO_MATCH, type TrackedClient } from '#contracts/identify.ts'
import { Found } from '#islands/tracking/Found.tsx'
import { NotFound } from '#islands/tracking/NotFound.tsx'
import { useLookup } from '#islands/tracking/use-lookup.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { useFormAwake } from '#ui/form-awake.ts'
import { Lost } from '#ui/Lost.tsx'
import '#ui/date-field.css'
import './tracking.css'

/**
 * First name and date of birth in, status in a dialog out (spec section 2 /track-my-application). Until it wakes,
 * `method="dialog"` keeps what was typed out of every address, and `forms/early.ts` repeats a submit that came too early.
 * Without JavaScript the page says that tracking needs it.
 */
export const TrackingForm = () => {
  const { lookup, attempt, search, reset } = useLookup()
  const [narrowed, setNarrowed] = useState<TrackedClient>()
  const form = useRef<HTMLFormElement>(null)
  const failed = lookup.name === 'failed' ? lookup : undefined
  const client = narrowed ?? (lookup.name === 'found' ? lookup.client : undefined)

  useEffect(() => {
    if (failed) form.current!.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus()
  }, [failed])

  useFormAwake(form)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void search(Object.fromEntries(new FormData(event.currentTarget)))
  }
  const close = () => {
    // Nothing behind a modal dialog can take the focus, so the dialog is removed first.
    flushSync(() => {
      setNarrowed(undefined)
      reset()
    })
    form.current!.querySelector<HTMLElement>('[type="submit"]')!.focus()
  }
  const onFound = useCallback((found: { client: TrackedClient }) => setNarrowed(found.client), [])
  const isWrong = (name: string) => failed?.problems.some((problem) => problem.field === name)

  return (
    <>
      <form ref={form} className="tracking" method="dialog" noValidate onSubmit={onSubmit} onInput={() => failed?.problems.length && reset()}>
        <Field id="track-first-name" label="First name" describedBy={isWrong('firstName') ? 'track-alert' : undefined}>
          {(control) => <input {...control} type="text" name="firstName" autoComplete="given-name" required maxLength={LENGTHS.name} />}
        </Field>
        <Field id="track-date-of-birth" label="Date of birth" describedBy={isWrong('dateOfBirth') ? 'track-alert' : undefined}>
          {(control) => <input {...control} type="date" name="dateOfBirth" autoComplete="bday" required />}
        </Field>
        <Button type="submit" look="dawn" busy={lookup.name === 'looking' && 'Searching...'}>Track my application</Button>
        <Lost />
        {failed && <div key={attempt} id="track-alert"><Alert detail={failed.detail}>{failed.message}</Alert></div>}
      </form>
      {client && <Dialog key="found" title="Your application" onClose={close}><Found client={client} /></Dialog>}
      {!client && lookup.name === 'none' && (
        <Dialog key="none" title={IDENTIFY_NO_MATCH} onClose={close}><NotFound request={lookup.request} onFound={onFound} /></Dialog>
      )}
    </>
  )
}
