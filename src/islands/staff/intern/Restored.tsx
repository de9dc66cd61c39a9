import { useHandedOn } from '#ui/hand-on.ts'

/** Says that what had been typed before is back, and how to be rid of it. */
export const Restored = ({ discard }: { discard: () => void }) => (
  <p ref={useHandedOn<HTMLParagraphElement>()} className="restored" role="status">
    What you had typed is back.{' '}
    <button type="button" className="staff-button" onClick={discard}>Discard it</button>
  </p>
)
