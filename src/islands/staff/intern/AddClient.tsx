import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ownClientRoutes } from '#contracts/api/clients.ts'
import { ClientFields } from '#islands/staff/intern/ClientFields.tsx'
import { Restored } from '#islands/staff/clients/Restored.tsx'
import { useSaving } from '#islands/staff/intern/use-saving.ts'
import { EMPTY, type ClientValues } from '#islands/staff/intern/values.ts'
import { forgetSending, sendingId } from '#islands/staff/shell/drafts/draft.ts'
import { useDraft } from '#islands/staff/shell/drafts/use-draft.ts'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { call } from '#lib/call.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { useInertWhile } from '#ui/inert-while.ts'

const DRAFT = 'client:new'
const WORDS = { done: 'Client added successfully', failed: 'Failed to add client', lost: 'look at the list before you send it again' }

/** The form "Add New Client" (spec sections 2, 5, 8). What is typed survives a reload, a lost line and an expired session. */
export const AddClient = ({ accountId }: { accountId: string }) => {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(DRAFT, accountId, EMPTY)
  const refresh = useRefresh()
  const saving = useSaving(form, {
    words: WORDS,
    save: (body) => call(ownClientRoutes.createClient, { body: { id: sendingId(DRAFT, accountId, body), ...body } }),
    onFailed: () => void refresh(ownClientRoutes.ownClients),
    onSaved: () => {
      // Synchronously: a field can take the focus only once it is no longer inert.
      flushSync(saving.clear)
      draft.reset()
      forgetSending(DRAFT, accountId)
      void refresh(ownClientRoutes.ownClients)
      // Ready for the next client; on a phone the button, because the keyboard would cover the toast.
      focusHere(form.current!.querySelector<HTMLElement>(matchMedia('(pointer: fine)').matches ? 'input' : '[type="submit"]')!, { preventScroll: true })
    },
  })
  const { state } = saving
  const fields = useInertWhile(state.name === 'saving')
  const change = (field: keyof ClientValues, value: string) => {
    draft.change({ [field]: value })
    saving.recheck(field, { ...draft.values, [field]: value })
  }
  const discard = () => {
    draft.reset()
    saving.clear()
  }
  return (
    <section className="add-client" aria-labelledby="add-client-heading">
      <h2 id="add-client-heading">Add New Client</h2>
      <form ref={form} className="client-form" aria-labelledby="add-client-heading" noValidate onSubmit={(event) => { event.preventDefault(); void saving.submit(draft.values) }}>
        <div {...fields} className="client-form-fields">
          {draft.restored && <Restored discard={discard} />}
          <ClientFields id="new-client" values={draft.values} change={change} problems={state.name === 'failed' ? state.problems : []} />
        </div>
        {state.name === 'failed' && state.problems.length === 0 && <Alert>{state.detail}</Alert>}
        <Button type="submit" look="dawn" busy={state.name === 'saving' && 'Adding Client...'}>Add Client</Button>
      </form>
    </section>
  )
}
