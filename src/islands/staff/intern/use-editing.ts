/** Editing a client that others may save at the same time: a draft with the state that it began from, and the two brought together. */
import type { RefObject } from 'react'
import { ownClientRoutes, type Client } from '#contracts/api/clients.ts'
import { isNoted, type Opened } from '#islands/staff/clients/known.ts'
import { agree, merged } from '#islands/staff/intern/changes.ts'
import { useSaving } from '#islands/staff/intern/use-saving.ts'
import { valuesOf, type ClientValues } from '#islands/staff/intern/values.ts'
import { useDraft } from '#islands/staff/shell/drafts/use-draft.ts'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { call } from '#lib/call.ts'

export const NOT_YOURS = 'This client is not among yours. It may have been allocated to another intern.'
const WORDS = { done: 'Client updated successfully', failed: 'Failed to update client', lost: 'saving again does no harm', gone: NOT_YOURS }

export const draftOf = (id: string): string => `client:${id}`

export const useEditing = (form: RefObject<HTMLFormElement | null>, { opened, present, isGone, accountId, reload, onSaved }: Opened) => {
  const startFrom = (client: Client, values = valuesOf(client)) => ({ values, base: valuesOf(client), version: client.version })
  const draft = useDraft(draftOf(opened._id), accountId, startFrom(opened))
  const { values, base, version } = draft.values
  const refresh = useRefresh()

  const saving = useSaving(form, {
    words: WORDS,
    save: (body) => call(ownClientRoutes.editClient, { params: { id: opened._id }, body: { ...body, version } }),
    // A refusal for a client that was saved meanwhile shows in the client itself, as does an answer that was lost.
    onFailed: () => {
      reload()
      // And one that is no longer this intern's leaves the list.
      void refresh(ownClientRoutes.ownClients)
    },
    onSaved: () => {
      draft.forget()
      // Closed meanwhile, it closes nothing: another may be open.
      if (form.current) onSaved()
      void refresh(ownClientRoutes.ownClients, ownClientRoutes.ownClient)
    },
  })

  const change = (field: keyof ClientValues, value: string) => {
    const next = { ...values, [field]: value }
    draft.change({ values: next })
    saving.recheck(field, next)
  }
  /** Goes on from the present state with `next` in the fields. */
  const goOn = (next?: ClientValues) => {
    saving.clear()
    const start = startFrom(present, next)
    if (next) draft.change(start)
    else draft.reset(start)
  }
  /** With what was changed here on top of what was saved meanwhile; nothing is kept where the client has all of it. */
  const takeOver = () => {
    const next = { ...merged(base, valuesOf(present), values), note: isNoted(values.note, version, present) ? '' : values.note }
    goOn(next.note || !agree(next, valuesOf(present)) ? next : undefined)
  }
  return {
    values, base, version, restored: draft.restored, state: saving.state, change,
    /** Somebody has saved since the state that this edit began from. While it is being saved that may be who saves it here. */
    isBehind: !isGone && saving.state.name !== 'saving' && present.version > version,
    submit: () => saving.submit(values),
    takeOver,
    discard: () => goOn(),
  }
}
