/** The life of one direction: a draft that survives a reload, sent with the version that was read; every failure in words. */
import { useEffect, useState, type RefObject } from 'react'
import { clientRoutes, NOTHING_ASKED } from '#contracts/api/clients.ts'
import { overviewRoutes } from '#contracts/api/overview.ts'
import { peopleRoutes } from '#contracts/api/people.ts'
import { CHANGED_MEANWHILE } from '#contracts/errors.ts'
import { bodyOf, directionOf, isDone, isEmpty, onTopOf, type Direction } from '#islands/staff/admin/clients/direction.ts'
import type { Opened } from '#islands/staff/clients/known.ts'
import { dialogGone } from '#islands/staff/shell/toasts/dialog-gone.ts'
import { useDraft } from '#islands/staff/shell/drafts/use-draft.ts'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { isGone as saysGone, isUndecided, type Failed } from '#lib/api.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { call } from '#lib/call.ts'
import { pause } from '#lib/pause.ts'
import { focusFault } from '#ui/focus-fault.ts'

const DONE = 'Client updated successfully'
const FAILED = 'Failed to update client'
const LOST = 'No answer came, so it may or may not have been saved: the history shows it. What you chose is still here.'

export const NO_SUCH_CLIENT = 'There is no such client.'
export const draftOf = (id: string): string => `direct:${id}`

const LIST_MS = 1000

type State = { name: 'editing' | 'saving' } | { name: 'failed'; field: string | undefined; words: string }

const stateAfter = (failure: Failed): State => {
  const [problem] = failure.errors
  // No words here: `Behind` says what has changed, once the present state has arrived.
  if (problem?.code === CHANGED_MEANWHILE) return { name: 'editing' }
  if (saysGone(failure)) return { name: 'failed', field: undefined, words: NO_SUCH_CLIENT }
  return { name: 'failed', field: problem?.field, words: isUndecided(failure) ? LOST : (problem?.message ?? 'Nothing was saved. What you chose is still here.') }
}

/** After a failure a wrong field of `form` gets the focus; if none is wrong, the button keeps it. */
export const useDirection = (form: RefObject<HTMLFormElement | null>, { opened, present, isGone, accountId, reload, onSaved }: Opened) => {
  const draft = useDraft<Direction>(draftOf(opened._id), accountId, directionOf(opened))
  const [state, setState] = useState<State>({ name: 'editing' })
  const refresh = useRefresh()

  useEffect(() => { if (state.name === 'failed') focusFault(form.current!.querySelector<HTMLElement>('[aria-invalid="true"]')) }, [state, form])

  const submit = async (): Promise<void> => {
    const body = bodyOf(draft.values)
    if (state.name === 'saving') return
    setState({ name: 'saving' })
    if (isEmpty(body)) {
      // Busy for a moment, so that a repeated message is announced again.
      await pause()
      setState({ name: 'failed', field: undefined, words: NOTHING_ASKED })
      return
    }
    const result = await call(clientRoutes.directClient, { params: { id: opened._id }, body })
    if (result.ok) {
      draft.forget()
      // The row may leave the shown page, so the dialog closes, and returns the focus, only once the list is there or late.
      await Promise.race([refresh(clientRoutes.getClients), pause(LIST_MS)])
      // If this dialog was closed meanwhile, nothing is closed: another one may be open.
      const leaving = form.current
      if (leaving) onSaved()
      void refresh(clientRoutes.getClient, peopleRoutes.getUsers, overviewRoutes.overview)
      await dialogGone(leaving)
      toast.success(DONE, FAILED)
      return
    }
    setState(stateAfter(result))
    toast.failure(FAILED)
    reload()
    // A client that no longer exists leaves the list and the counts.
    if (saysGone(result)) void refresh(clientRoutes.getClients, overviewRoutes.overview)
  }
  const change = (changed: Partial<Direction>) => {
    draft.change(changed)
    setState({ name: 'editing' })
  }
  const discard = () => {
    draft.reset(directionOf(present))
    setState({ name: 'editing' })
  }
  return {
    values: draft.values, restored: draft.restored, state, submit, change, discard,
    /** Somebody has saved since this direction began. While it is being saved, the newer version may be our own. */
    isBehind: !isGone && state.name !== 'saving' && present.version > draft.values.base.version,
    /** Puts what was chosen here on top of the present state; nothing is left to do where the client has all of it already. */
    takeOver: () => (isDone(present, draft.values) ? discard() : change(onTopOf(present, draft.values))),
  }
}
