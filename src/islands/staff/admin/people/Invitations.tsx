import { CopyLink } from '#islands/staff/admin/people/CopyLink.tsx'
import type { OpenLink } from '#islands/staff/admin/people/use-invitations.ts'
import { shortMoment } from '#lib/format.ts'
import { Notice } from '#ui/Alert.tsx'
import { useHandedOn } from '#ui/hand-on.ts'

type Props = { links: OpenLink[]; dismiss: (id: string) => void }

const Done = ({ what, dismiss }: { what: string; dismiss: () => void }) => (
  <button ref={useHandedOn<HTMLButtonElement>()} type="button" className="staff-button" onClick={dismiss}>Done<span className="sr-only"> with the {what}</span></button>
)

const WORDS = {
  invitation: { name: 'Invitation', what: 'invitation to' },
  reset: { name: 'Link', what: 'link to another password for' },
}

/** Links to hand over, until somebody has done so. */
export const Invitations = ({ links, dismiss }: Props) => (
  <div className="invitations" role="status">
    {links.map(({ id, email, role, purpose = 'invitation', link, expiresAt }) => (
      <Notice key={id}>
        <p><b>{email}</b> gets no mail from here. Hand this {WORDS[purpose].what} the {role} portal over yourself: it works once, until {shortMoment(expiresAt)}.</p>
        <div className="invitation-row">
          <CopyLink link={link} what={`${WORDS[purpose].name} for ${email} as ${role}`} />
          <Done what={`${WORDS[purpose].name.toLowerCase()} for ${email} as ${role}`} dismiss={() => dismiss(id)} />
        </div>
      </Notice>
    ))}
  </div>
)
