/** The life of one direction: a draft that a reload leaves, sent with the version that was read; every failure in words. */
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
import { isUndecided, type Failed } from '#lib/api.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { call } from '#lib/call.ts'
import { pause } from '#lib/pause.ts'
import { focusFault } from '#ui/focus-fault.ts'

const DONE = 'Client updated successfully'
const FAILED = 'Failed to update client'
const LOST = 'No answer came, so it may have been saved or not: the history shows it. What you chose is still here.'

export const NO_SUCH_CLIENT = 'There is no such client.'
export const draftOf = (id: string): string => `direct:${id}`

const LIST_MS = 1000

type State = { name: 'editing' | 'saving' } | { name: 'failed'; field: string | undefined; words: string }

const stateAfter = (failure: Failed): State => {
  const [problem] = failure.errors
  // Said by the notice of what has changed, which comes with the present state.
  if (problem?.code === CHANGED_MEANWHILE) return { name: 'editing' }
  if (failure.status === 404) return { name: 'failed', field: undefined, words: NO_SUCH_CLIENT }
  return { name: 'failed', field: problem?.field, words: isUndecided(failure) ? LOST : (problem?.message ?? 'Nothing was saved. What you chose is still here.') }
}

/** A field of `form` that is wrong gets the focus; otherwise the button keeps it. */
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
      // What comes again is said again: the button has been busy for a moment.
      await pause()
      setState({ name: 'failed', field: undefined, words: NOTHING_ASKED })
      return
    }
    const result = await call(clientRoutes.directClient, { params: { id: opened._id }, body })
    if (result.ok) {
      draft.forget()
      // The row may leave the shown page, so the focus goes back only once the list is there, or is long in coming.
      await Promise.race([refresh(clientRoutes.getClients), pause(LIST_MS)])
      // Closed meanwhile, it closes nothing: another may be open.
      const leaving = form.current
      if (leaving) onSaved()
      void refresh(clientRoutes.getClient, peopleRoutes.getUsers, overviewRoutes.overview)
      await dialogGone(leaving)
      toast.success(DONE, FAILED)
      return
    }
    setState(stateAfter(result))
    toast.failure(FAILED, result)
    reload()
    // One that is none any more leaves the list, and is counted no longer.
    if (result.status === 404) void refresh(clientRoutes.getClients, overviewRoutes.overview)
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
    /** Somebody has saved since the state that this began from. While it is being saved that may be who saves it here. */
    isBehind: !isGone && state.name !== 'saving' && present.version > draft.values.base.version,
    /** With what was chosen here on top of it; nothing is kept where the client has all of it. */
    takeOver: () => (isDone(present, draft.values) ? discard() : change(onTopOf(present, draft.values))),
  }
}
