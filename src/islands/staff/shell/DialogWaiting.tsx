import { useEffect, useRef } from 'react'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import type { useAnswer } from '#islands/staff/shell/queries.ts'
import { focusPart } from '#ui/hand-on.ts'
import './dialog-waiting.css'

type Props = {
  answer: Pick<ReturnType<typeof useAnswer>, 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'>
  /** It doesn't exist, or not for this user: `gone` says so. */
  isGone: boolean
  gone: string
  /** The words for a failed load. */
  failed: string
}

/** Shown in a dialog until its content has loaded, and if it can't be loaded. */
export const DialogWaiting = ({ answer, isGone, gone, failed }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // What was shown here before may have had the focus.
  useEffect(() => { if (isGone && document.activeElement === document.body) focusPart(place.current!.closest('dialog')!) }, [isGone])
  if (!isGone && !answer.error) return <p className="dialog-waiting" role="status">Loading…</p>
  return (
    <div ref={place} className="dialog-waiting">
      {isGone ? <p role="alert">{gone}</p> : <NotLoaded of={answer}>{failed}</NotLoaded>}
    </div>
  )
}
