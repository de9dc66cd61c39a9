import { useRef } from 'react'
import { sessionsOf, type OwnSession } from '#contracts/api/sessions.ts'
import type { Role } from '#contracts/roles.ts'
import { EndOthers } from '#islands/staff/account/EndOthers.tsx'
import { SIGNED_IN } from '#islands/staff/account/parts.ts'
import { Section } from '#islands/staff/account/Section.tsx'
import { Loading } from '#islands/staff/shell/Loading.tsx'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import { useAnswer, useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { shortMoment } from '#lib/format.ts'
import { focusHere } from '#ui/focus-here.ts'
import { Status } from '#ui/Status.tsx'

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{shortMoment(at)}</time>

const Sessions = ({ sessions }: { sessions: OwnSession[] }) => (
  <ul role="list" className="security-sessions">
    {sessions.map(({ _id, createdAt, expiresAt, current }) => (
      <li key={_id}>
        <span>Since <Moment at={createdAt} />, until <Moment at={expiresAt} /></span>
        {current && <Status tone="green">This session</Status>}
      </li>
    ))}
  </ul>
)

const List = ({ role, onEnded, onDoubt }: { role: Role; onEnded: () => void; onDoubt: () => void }) => {
  const answer = useAnswer(sessionsOf[role])
  const { data, isMissing } = answer
  if (isMissing) return <NotLoaded of={answer}>Your sessions could not be loaded.</NotLoaded>
  if (!data) return <Loading lines={3} />
  const others = data.data.some(({ current }) => !current)
  return (
    <>
      <p className="security-who">You are signed in as <b>{data.email}</b>.</p>
      <Sessions sessions={data.data} />
      {others && <EndOthers role={role} onEnded={onEnded} onDoubt={onDoubt} />}
    </>
  )
}

/** Lists one's own sessions, and can end all but this one (trust row 4). */
export const SignedIn = ({ role }: { role: Role }) => {
  const refresh = useRefresh()
  const heading = useRef<HTMLHeadingElement>(null)
  const look = () => void refresh(sessionsOf[role])
  const onEnded = () => {
    toast.success('You are signed out everywhere else')
    // The button that had the focus goes away with the other sessions.
    focusHere(heading.current!)
    look()
  }
  return (
    <Section {...SIGNED_IN} heading={heading}>
      <List role={role} onEnded={onEnded} onDoubt={look} />
    </Section>
  )
}
