/**
 * Links that no mail could carry: the admin hands them over. They are secrets, so they are kept as drafts are: in this
 * tab, for this account, gone at log-out; and over a reload, because adding a judge reloads the page (spec section 4).
 */
import { useState } from 'react'
import type { Invitation } from '#contracts/api/people.ts'
import { readDraft, writeDraft } from '#islands/staff/shell/draft.ts'
import { useSession } from '#islands/staff/shell/use-session.ts'

export type OpenLink = { email: string; link: string; expiresAt: string }

const NAME = 'invitations'

export const useInvitations = () => {
  const { accountId } = useSession('admin')
  const [links, setLinks] = useState<OpenLink[]>(() => readDraft<{ links: OpenLink[] }>(NAME, accountId, { links: [] })?.links ?? [])
  const keep = (next: OpenLink[]) => {
    writeDraft(NAME, accountId, { links: next })
    setLinks(next)
  }
  return {
    links,
    /** A newer link of the same address takes the place of the older one, which has ended. */
    take: (email: string, { link, expiresAt }: Invitation) => { if (link) keep([{ email, link, expiresAt }, ...links.filter((each) => each.email !== email)]) },
    dismiss: (email: string) => keep(links.filter((each) => each.email !== email)),
  }
}
