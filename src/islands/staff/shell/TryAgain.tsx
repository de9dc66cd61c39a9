import { useLayoutEffect, useRef } from 'react'

/** Where the focus goes when `element` goes: to the heading of its part, or to the part itself where the heading can't be seen. */
const nextTo = (element: HTMLElement): HTMLElement | null => {
  const part = element.closest<HTMLElement>('section, article, dialog, main')
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3')
  const next = heading && !heading.classList.contains('sr-only') ? heading : (part ?? null)
  if (next && !next.hasAttribute('tabindex')) next.tabIndex = -1
  return next
}

/** Asks again for what could not be loaded. It stays while that is under way, and hands its focus on when it goes. */
export const TryAgain = ({ again, busy }: { again: () => unknown; busy: boolean }) => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current!
    return () => { if (document.activeElement === own) nextTo(own)?.focus() }
  }, [])
  return <button ref={button} type="button" className="staff-button" aria-disabled={busy} onClick={() => { if (!busy) again() }}>{busy ? 'Trying...' : 'Try again'}</button>
}
