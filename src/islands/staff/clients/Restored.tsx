import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'
import { useHandedOn } from '#ui/hand-on.ts'

export const RESTORED = 'What you had typed is back.'

/** Says that what had been typed before is back, and how to be rid of it. A dialog says it with whom it has opened (`useSayOpened`). */
export const Restored = ({ discard }: { discard: () => void }) => {
  const words = useHandedOn<HTMLParagraphElement>()
  useEffect(() => { if (!words.current!.closest('dialog')) announce(RESTORED) }, [words])
  return (
    <p ref={words} className="restored">
      {RESTORED}{' '}
      <button type="button" className="staff-button" onClick={discard}>Discard it</button>
    </p>
  )
}
