import { useRef } from 'react'
import { NoteField } from '#islands/staff/clients/NoteField.tsx'
import type { Opened } from '#islands/staff/clients/known.ts'
import { ClientFields } from '#islands/staff/intern/ClientFields.tsx'
import { Meanwhile } from '#islands/staff/intern/Meanwhile.tsx'
import { Restored } from '#islands/staff/clients/Restored.tsx'
import { NOT_YOURS, useEditing } from '#islands/staff/intern/use-editing.ts'
import { useSayOpened } from '#islands/staff/clients/use-say-opened.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useInertWhile } from '#ui/inert-while.ts'

/** A client's fields, and a note. If somebody else has saved meanwhile, their changes are shown before anything is overwritten. */
export const EditForm = (props: Opened) => {
  const form = useRef<HTMLFormElement>(null)
  const { values, base, version, restored, isBehind, state, change, submit, takeOver, discard } = useEditing(form, props)
  useSayOpened(form, props.opened, restored && !isBehind)
  const fields = useInertWhile(state.name === 'saving')
  const problems = state.name === 'failed' ? state.problems : []
  return (
    <form ref={form} className="client-form" aria-label="Edit Client" noValidate onSubmit={(event) => { event.preventDefault(); void submit() }}>
      {isBehind && <Meanwhile base={base} version={version} present={props.present} mine={values} takeOver={takeOver} discard={discard} />}
      {props.isGone && state.name !== 'failed' && <Alert>{NOT_YOURS}</Alert>}
      <div {...fields} className="client-form-fields">
        {restored && !isBehind && <Restored discard={discard} />}
        <ClientFields id="edit-client" values={values} change={change} problems={problems} known={[props.present.status, base.status]} />
        <NoteField id="edit-client-note" rows={2} error={problems.find(({ field }) => field === 'note')?.message} value={values.note} change={(note) => change('note', note)} />
      </div>
      {state.name === 'failed' && problems.length === 0 && !isBehind && <Alert>{state.detail}</Alert>}
      <Button type="submit" look="dawn" busy={state.name === 'saving' && 'Saving...'} disabled={isBehind}>Save changes</Button>
    </form>
  )
}
