import { useEffect, useRef } from 'react'
import type { CallFailed } from '#islands/staff/shell/queries.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import { focusPart } from '#ui/hand-on.ts'
import './client-waiting.css'

type Props = { error: CallFailed | null; failures: number; again: () => unknown; busy: boolean; /** Said where there is none, or none for whoever asks. */ gone: string }

/** Until the client is there, and where it can't be had. */
export const ClientWaiting = ({ error, failures, again, busy, gone }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const isGone = error?.failure.status === 404
  // What was there before it was gone may have had the focus.
  useEffect(() => { if (isGone && document.activeElement === document.body) focusPart(place.current!.closest('dialog')!) }, [isGone])
  if (!error) return <p className="client-waiting" role="status">Loading...</p>
  return (
    <div ref={place} className="client-waiting">
      <p key={failures} role="alert">{isGone ? gone : 'The client could not be loaded.'}</p>
      {!isGone && <TryAgain again={again} busy={busy} />}
    </div>
  )
}
