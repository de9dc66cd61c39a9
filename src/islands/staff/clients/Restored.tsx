import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'
import { useHandedOn } from '#ui/hand-on.ts'

export const RESTORED = 'What you had typed is back.'

/** Says that a draft has been restored, and offers to discard it. In a dialog `useSayOpened` announces it, together with the client's name. */
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
