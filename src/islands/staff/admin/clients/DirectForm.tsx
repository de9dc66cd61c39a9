import { useRef, type SubmitEvent } from 'react'
import { DECIDED_STATUSES, OFFERED_STATUSES } from '#contracts/client-status.ts'
import { Behind } from '#islands/staff/admin/clients/Behind.tsx'
import { InternChoice } from '#islands/staff/admin/clients/InternChoice.tsx'
import { NO_SUCH_CLIENT, useDirection } from '#islands/staff/admin/clients/use-direction.ts'
import { NOTE_HINT } from '#islands/staff/clients/note-hint.ts'
import type { Known } from '#islands/staff/clients/known.ts'
import { Restored } from '#islands/staff/clients/Restored.tsx'
import { useSayOpened } from '#islands/staff/clients/use-say-opened.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useInertWhile } from '#ui/inert-while.ts'

const optionsOf = (statuses: readonly string[]) => statuses.map((status) => <option key={status}>{status}</option>)

type Props = { opened: Known; present: Known; isGone: boolean; accountId: string; reload: () => void; onSaved: () => void }

/** Any of the eight statuses, another intern, a note, or several of them at once (decisions "Tracking and clients"). */
export const DirectForm = (props: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const { values, restored, isBehind, state, change, submit, takeOver, discard } = useDirection(form, props)
  useSayOpened(props.opened, restored && !isBehind)
  const fields = useInertWhile(state.name === 'saving')
  const failed = state.name === 'failed' ? state : undefined
  const errorOf = (field: string) => (failed?.field === field ? failed.words : undefined)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form ref={form} className="direct-form" aria-label="Change this client" noValidate onSubmit={onSubmit}>
      {isBehind && <Behind mine={values} present={props.present} takeOver={takeOver} discard={discard} />}
      {props.isGone && !failed && <Alert>{NO_SUCH_CLIENT}</Alert>}
      <div {...fields} className="direct-fields">
        {restored && !isBehind && <Restored discard={discard} />}
        <Field id="direct-status" label="Status" error={errorOf('status')}>
          {(control) => (
            <select {...control} name="status" value={values.status} onChange={(event) => change({ status: event.target.value })}>
              <optgroup label="Under way">{optionsOf(OFFERED_STATUSES)}</optgroup>
              <optgroup label="Decided">{optionsOf(DECIDED_STATUSES)}</optgroup>
            </select>
          )}
        </Field>
        <InternChoice chosen={values} present={values.base} choose={change} error={errorOf('user')} />
        <Field id="direct-note" label="Note" optional hint={NOTE_HINT} error={errorOf('note')}>
          {(control) => <textarea {...control} name="note" rows={3} dir="auto" value={values.note} onChange={(event) => change({ note: event.target.value })} />}
        </Field>
      </div>
      {failed && !['status', 'user', 'note'].includes(failed.field ?? '') && !isBehind && <Alert>{failed.words}</Alert>}
      <Button type="submit" look="dawn" busy={state.name === 'saving' && 'Saving...'} disabled={isBehind}>Save changes</Button>
    </form>
  )
}
