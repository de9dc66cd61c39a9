import { useEffect, useEffectEvent } from 'react'
import { accountRoutes } from '#contracts/api/auth.ts'
import { CopyLink } from '#islands/staff/admin/people/CopyLink.tsx'
import type { OpenLink } from '#islands/staff/admin/people/use-invitations.ts'
import { isGone } from '#lib/api.ts'
import { call } from '#lib/call.ts'
import { shortMoment } from '#lib/format.ts'
import { announce } from '#ui/announce.ts'
import { Notice } from '#ui/Alert.tsx'
import { useHandedOn } from '#ui/hand-on.ts'

type Props = { links: OpenLink[]; /** When this changes, each link is checked again. */ looks: number; dismiss: (id: string) => void }

const WORDS = {
  invitation: { name: 'Invitation', what: 'invitation to' },
  reset: { name: 'Link', what: 'link to a new password for' },
}

/** Runs `leave` once the link can't be used any more, because its owner has used it or it has expired. */
const useWhenOver = (link: string, looks: number, leave: () => void) => {
  const look = useEffectEvent(async () => {
    if (document.hidden) return
    const result = await call(accountRoutes.openLink, { body: { secret: new URL(link).hash.slice(1) } })
    if (!result.ok && isGone(result)) leave()
  })
  useEffect(() => {
    const again = () => void look()
    again()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [link, looks])
}

/** One link, announced in words: a live region would read out the secret too, letter by letter. */
const HandOver = ({ open: { email, role, purpose, link, expiresAt }, looks, dismiss }: { open: OpenLink; looks: number; dismiss: () => void }) => {
  const { name, what } = WORDS[purpose]
  const whose = `for ${email} as ${role}`
  const need = ` gets no email from here. Pass on this ${what} the ${role} portal yourself: it works once, until ${shortMoment(expiresAt)}.`
  useEffect(() => announce(email + need), [email, need])
  useWhenOver(link, looks, () => {
    announce(`The ${name.toLowerCase()} ${whose} has been used, or can’t be used any more.`)
    dismiss()
  })
  return (
    <div ref={useHandedOn<HTMLDivElement>()}>
      <Notice>
        <p><b>{email}</b>{need}</p>
        <div className="invitation-row">
          <CopyLink link={link} what={`${name} ${whose}`} />
          <button type="button" className="staff-button" onClick={dismiss}>Done<span className="sr-only"> with the {name.toLowerCase()} {whose}</span></button>
        </div>
      </Notice>
    </div>
  )
}

/** Links to hand over; each stays until it is dismissed or can't be used any more. */
export const Invitations = ({ links, looks, dismiss }: Props) => (
  <div className="invitations">{links.map((open) => <HandOver key={open.link} open={open} looks={looks} dismiss={() => dismiss(open.id)} />)}</div>
)
