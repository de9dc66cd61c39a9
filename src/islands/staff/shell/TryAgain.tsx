import { useHandedOn } from '#ui/hand-on.ts'

/** Asks again for what could not be loaded. It stays while that is under way. */
export const TryAgain = ({ again, busy }: { again: () => unknown; busy: boolean }) => (
  <button ref={useHandedOn<HTMLButtonElement>()} type="button" className="staff-button" aria-disabled={busy} onClick={() => { if (!busy) again() }}>{busy ? 'Trying...' : 'Try again'}</button>
)
