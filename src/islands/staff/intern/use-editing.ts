/** Editing a client that others may save at the same time: a draft that keeps the state it began from, so that both edits can be merged. */
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
    // Reloaded, the client shows whether somebody else saved meanwhile, and whether a save whose answer was lost has arrived.
    onFailed: () => {
      reload()
      // A client that is no longer this intern's leaves the list.
      void refresh(ownClientRoutes.ownClients)
    },
    onSaved: () => {
      draft.forget()
      // If this dialog was closed meanwhile, nothing is closed: another one may be open.
      if (form.current) onSaved()
      void refresh(ownClientRoutes.ownClients, ownClientRoutes.ownClient)
    },
  })

  const change = (field: keyof ClientValues, value: string) => {
    const next = { ...values, [field]: value }
    draft.change({ values: next })
    saving.recheck(field, next)
  }
  /** Continues from the present state, with `next` in the fields; without it the edit begins again. */
  const goOn = (next?: ClientValues) => {
    saving.clear()
    const start = startFrom(present, next)
    if (next) draft.change(start)
    else draft.reset(start)
  }
  /** Puts what was changed here on top of what was saved meanwhile; nothing is left to do where the client has all of it already. */
  const takeOver = () => {
    const next = { ...merged(base, valuesOf(present), values), note: isNoted(values.note, version, present) ? '' : values.note }
    goOn(next.note || !agree(next, valuesOf(present)) ? next : undefined)
  }
  return {
    values, base, version, restored: draft.restored, state: saving.state, change,
    /** Somebody has saved since this edit began. While it is being saved, the newer version may be our own. */
    isBehind: !isGone && saving.state.name !== 'saving' && present.version > version,
    submit: () => saving.submit(values),
    takeOver,
    discard: () => goOn(),
  }
}
