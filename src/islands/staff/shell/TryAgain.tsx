import { useHandedOn } from '#ui/hand-on.ts'

/** Retries what could not be loaded. The button stays during the retry. */
export const TryAgain = ({ again, busy }: { again: () => unknown; busy: boolean }) => (
  <button ref={useHandedOn<HTMLButtonElement>()} type="button" className="staff-button" aria-disabled={busy} onClick={() => { if (!busy) again() }}>{busy ? 'Trying...' : 'Try again'}</button>
)
