import { useState } from 'react'

/** Says that what had been typed before is back, and how to be rid of it. */
export const Restored = ({ discard }: { discard: () => void }) => {
  const [seen, setSeen] = useState(false)
  if (seen) return null
  return (
    <p className="restored" role="status">
      What you had typed is back.{' '}
      <button type="button" className="staff-button" onClick={() => { setSeen(true); discard() }}>Discard it</button>
    </p>
  )
}
