/**
 * Links that could not be mailed: the admin hands them over. They are secrets, so they are kept like drafts: in this tab,
 * for this account, until log-out. They survive a reload, because adding a judge reloads the page (spec section 4).
 */
import { useCallback, useState } from 'react'
import type { Invitation } from '#contracts/api/people.ts'
import type { Invited } from '#islands/staff/admin/people/columns.tsx'
import { useDraft } from '#islands/staff/shell/drafts/use-draft.ts'
import { useAccount } from '#islands/staff/shell/session/use-session.ts'

export type OpenLink = Invited & { link: string; expiresAt: string }

const NONE: { links: OpenLink[] } = { links: [] }
const without = (links: OpenLink[], id: string) => links.filter((each) => each.id !== id)

export const useInvitations = () => {
  const accountId = useAccount('admin')
  const { values, change } = useDraft('invitations', accountId, NONE)
  const [looks, setLooks] = useState(0)
  return {
    links: values.links,
    /** Counts the requests to check whether the links can still be used. */
    looks,
    lookAgain: useCallback(() => setLooks((count) => count + 1), []),
    /** A newer link of an account invalidates its older one, even if the newer one was mailed. By id, because one address may have two accounts. */
    take: (invited: Invited, { link, expiresAt }: Invitation) => change(({ links }) => ({ links: [...(link ? [{ ...invited, link, expiresAt }] : []), ...without(links, invited.id)] })),
    dismiss: (id: string) => change(({ links }) => ({ links: without(links, id) })),
  }
}
