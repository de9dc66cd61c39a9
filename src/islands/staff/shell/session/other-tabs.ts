/** A log-out in one tab must clear the account's drafts in all tabs, but each tab can reach only its own: so the tabs tell each other. */
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

/** Listens for log-outs in other tabs. @returns a function that stops this */
export const hearOtherTabs = (): (() => void) => {
  const channel = attempt(() => new BroadcastChannel(CHANNEL))
  channel?.addEventListener('message', ({ data }) => { if (typeof data === 'string' && data) forgetDraftsForGood(data) })
  return () => channel?.close()
}
