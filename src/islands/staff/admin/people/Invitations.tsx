import { CopyLink } from '#islands/staff/admin/people/CopyLink.tsx'
import type { OpenLink } from '#islands/staff/admin/people/use-invitations.ts'
import { localDate } from '#lib/format.ts'
import { Notice } from '#ui/Alert.tsx'
import { useHandedOn } from '#ui/hand-on.ts'

type Props = { links: OpenLink[]; dismiss: (id: string) => void }

const Done = ({ whose, dismiss }: { whose: string; dismiss: () => void }) => (
  <button ref={useHandedOn<HTMLButtonElement>()} type="button" className="staff-button" onClick={dismiss}>Done<span className="sr-only"> with the invitation for {whose}</span></button>
)

/** Invitations to hand over, until somebody has done so. */
export const Invitations = ({ links, dismiss }: Props) => (
  <div className="invitations" role="status">
    {links.map(({ id, email, role, link, expiresAt }) => (
      <Notice key={id}>
        <p><b>{email}</b> gets no mail from here. Hand this invitation to the {role} portal over yourself: it works once, until {localDate(expiresAt)}.</p>
        <div className="invitation-row">
          <CopyLink link={link} what={`Invitation for ${email} as ${role}`} />
          <Done whose={`${email} as ${role}`} dismiss={() => dismiss(id)} />
        </div>
      </Notice>
    ))}
  </div>
)
