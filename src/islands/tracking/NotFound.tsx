import { useEffect, useRef, type SubmitEvent } from 'react'
import type { IdentifyRequest } from '#contracts/identify.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import { useLookup, type Lookup } from '#islands/tracking/use-lookup.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useFormAwake } from '#ui/form-awake.ts'

type Props = { request: IdentifyRequest; onFound: (lookup: Lookup & { name: 'found' }) => void }

/** No match, or several, which are answered alike: a last name narrows the search (decisions "Tracking and clients"). */
export const NotFound = ({ request, onFound }: Props) => {
  const { lookup, search } = useLookup()
  const field = useRef<HTMLFormElement>(null)

  // Otherwise `forms/early.ts` would hold the submit and finally send it itself, although this form is never there before its island.
  useFormAwake(field)

  useEffect(() => {
    if (lookup.name === 'found') onFound(lookup)
    else if (lookup.name !== 'looking' && lookup.name !== 'idle') field.current!.querySelector('input')!.focus()
  }, [lookup, onFound])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { lastName } = Object.fromEntries(new FormData(event.currentTarget))
    void search({ ...request, lastName })
  }
  const again = lookup.name === 'none'

  return (
    <>
      <p className="none-text">
        Please check the spelling of the first name and the date of birth: both must be as they are on your application.
        If other people share them, your last name tells you apart.
      </p>
      <form ref={field} className="again" noValidate onSubmit={onSubmit}>
        <Field id="track-last-name" label="Last name" optional>
          {(control) => <input {...control} type="text" name="lastName" autoComplete="family-name" maxLength={LENGTHS.name} />}
        </Field>
        <Button type="submit" busy={lookup.name === 'looking' && 'Searching...'}>Search again</Button>
        <p role="status" className="again-status">{again && 'Still no application with these details.'}</p>
        {lookup.name === 'failed' && <Alert detail={lookup.detail}>{lookup.message}</Alert>}
      </form>
    </>
  )
}
