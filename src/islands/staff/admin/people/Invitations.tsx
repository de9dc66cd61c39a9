import { CopyLink } from '#islands/staff/admin/people/CopyLink.tsx'
import type { OpenLink } from '#islands/staff/admin/people/use-invitations.ts'
import { localDate } from '#lib/format.ts'
import { Notice } from '#ui/Alert.tsx'
import { useHandedOn } from '#ui/hand-on.ts'

const Done = ({ email, dismiss }: { email: string; dismiss: (email: string) => void }) => (
  <button ref={useHandedOn<HTMLButtonElement>()} type="button" className="staff-button" onClick={() => dismiss(email)}>Done<span className="sr-only"> with the invitation for {email}</span></button>
)

/** Invitations to hand over, until somebody has done so. */
export const Invitations = ({ links, dismiss }: { links: OpenLink[]; dismiss: (email: string) => void }) => (
  <div className="invitations" role="status">
    {links.map(({ email, link, expiresAt }) => (
      <Notice key={email}>
        <p><b>{email}</b> gets no mail from here. Hand this invitation over yourself: it works once, until {localDate(expiresAt)}.</p>
        <div className="invitation-row">
          <CopyLink link={link} what={`Invitation for ${email}`} />
          <Done email={email} dismiss={dismiss} />
        </div>
      </Notice>
    ))}
  </div>
)
