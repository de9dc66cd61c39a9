/** A log-out in one tab clears the account's drafts in all of them: what a tab keeps, no other tab can reach. */
import { forgetDraftsForGood } from '#islands/staff/shell/drafts/draft.ts'
import { markLoggedOut } from '#islands/staff/shell/session/logged-out.ts'
import { attempt } from '#lib/attempt.ts'

const CHANNEL = 'staff:logged-out'

export const tellOtherTabs = (accountId: string): void => {
  markLoggedOut(accountId)
  const channel = attempt(() => new BroadcastChannel(CHANNEL))
  channel?.postMessage(accountId)
  channel?.close()
}

/** Listens until it is told to stop. */
export const hearOtherTabs = (): (() => void) => {
  const channel = attempt(() => new BroadcastChannel(CHANNEL))
  channel?.addEventListener('message', ({ data }) => { if (typeof data === 'string' && data) forgetDraftsForGood(data) })
  return () => channel?.close()
}
