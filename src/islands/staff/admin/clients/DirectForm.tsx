import { useRef } from 'react'
import { DECIDED_STATUSES, OFFERED_STATUSES } from '#contracts/client-status.ts'
import { Behind } from '#islands/staff/admin/clients/Behind.tsx'
import { InternChoice } from '#islands/staff/admin/clients/InternChoice.tsx'
import { NO_SUCH_CLIENT, useDirection } from '#islands/staff/admin/clients/use-direction.ts'
import { NoteField } from '#islands/staff/clients/NoteField.tsx'
import type { Opened } from '#islands/staff/clients/known.ts'
import { Restored } from '#islands/staff/clients/Restored.tsx'
import { StatusOptions } from '#islands/staff/clients/StatusOptions.tsx'
import { useSayOpened } from '#islands/staff/clients/use-say-opened.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useInertWhile } from '#ui/inert-while.ts'

/** Sets any of the eight statuses, another intern, a note, or several of these at once (decisions "Tracking and clients"). */
export const DirectForm = (props: Opened) => {
  const form = useRef<HTMLFormElement>(null)
  const { values, restored, isBehind, state, change, submit, takeOver, discard } = useDirection(form, props)
  useSayOpened(form, props.opened, restored && !isBehind)
  const fields = useInertWhile(state.name === 'saving')
  const failed = state.name === 'failed' ? state : undefined
  const errorOf = (field: string) => (failed?.field === field ? failed.words : undefined)
  return (
    <form ref={form} className="client-form" aria-label="Change this client" noValidate onSubmit={(event) => { event.preventDefault(); void submit() }}>
      {isBehind && <Behind mine={values} present={props.present} takeOver={takeOver} discard={discard} />}
      {props.isGone && !failed && <Alert>{NO_SUCH_CLIENT}</Alert>}
      <div {...fields} className="client-form-fields">
        {restored && !isBehind && <Restored discard={discard} />}
        <Field id="direct-status" label="Status" error={errorOf('status')}>
          {(control) => (
            <select {...control} name="status" value={values.status} onChange={(event) => change({ status: event.target.value })}>
              <optgroup label="Under way"><StatusOptions of={OFFERED_STATUSES} /></optgroup>
              <optgroup label="Decided"><StatusOptions of={DECIDED_STATUSES} /></optgroup>
            </select>
          )}
        </Field>
        <InternChoice chosen={values} base={values.base} now={props.present.user._id} choose={change} error={errorOf('user')} />
        <NoteField id="direct-note" rows={3} error={errorOf('note')} value={values.note} change={(note) => change({ note })} />
      </div>
      {failed && !['status', 'user', 'note'].includes(failed.field ?? '') && !isBehind && <Alert>{failed.words}</Alert>}
      <Button type="submit" look="dawn" busy={state.name === 'saving' && 'Saving...'} disabled={isBehind}>Save changes</Button>
    </form>
  )
}
