/**
 * Links that no mail could carry: the admin hands them over. They are secrets, so they are kept as drafts are: in this
 * tab, for this account, gone at log-out; and over a reload, because adding a judge reloads the page (spec section 4).
 */
import type { Invitation } from '#contracts/api/people.ts'
import { useDraft } from '#islands/staff/shell/use-draft.ts'
import { useSession } from '#islands/staff/shell/use-session.ts'

export type OpenLink = { email: string; link: string; expiresAt: string }

const NONE: { links: OpenLink[] } = { links: [] }
const without = (links: OpenLink[], email: string) => links.filter((each) => each.email !== email)

export const useInvitations = () => {
  const { accountId } = useSession('admin')
  const { values, change } = useDraft('invitations', accountId, NONE)
  return {
    links: values.links,
    /** A newer link of the same address takes the place of the older one, which has ended. */
    take: (email: string, { link, expiresAt }: Invitation) => { if (link) change(({ links }) => ({ links: [{ email, link, expiresAt }, ...without(links, email)] })) },
    dismiss: (email: string) => change(({ links }) => ({ links: without(links, email) })),
  }
}
