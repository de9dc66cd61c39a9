import { useEffect, useRef } from 'react'
import type { useWholeClient } from '#islands/staff/clients/use-whole-client.ts'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import { focusPart } from '#ui/hand-on.ts'

type Props = Pick<ReturnType<typeof useWholeClient>, 'answer'> & { /** The words for a client that doesn't exist, or not for this user. */ gone: string }

/** Shown until the client has loaded, and if it can't be loaded. */
export const ClientWaiting = ({ answer, gone }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const isGone = answer.error?.failure.status === 404
  // The form that was here before may have had the focus.
  useEffect(() => { if (isGone && document.activeElement === document.body) focusPart(place.current!.closest('dialog')!) }, [isGone])
  if (!answer.error) return <p className="client-waiting" role="status">Loading...</p>
  return (
    <div ref={place} className="client-waiting">
      {isGone ? <p role="alert">{gone}</p> : <NotLoaded of={answer}>The client could not be loaded.</NotLoaded>}
    </div>
  )
}
