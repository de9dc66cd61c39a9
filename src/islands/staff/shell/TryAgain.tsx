import { useLayoutEffect, useRef } from 'react'

/** What takes the focus of something that went: the heading of its part, or the part itself where the heading can't be seen. */
const focusIn = (part: HTMLElement) => {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3')
  const next = heading && !heading.classList.contains('sr-only') ? heading : part
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1
  next.focus()
}

/** Asks again for what could not be loaded. It stays while that is under way, and hands its focus on when it goes. */
export const TryAgain = ({ again, busy }: { again: () => unknown; busy: boolean }) => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current!
    return () => {
      const part = own.closest<HTMLElement>('section, article, dialog, main')
      // Once it is gone, and whatever goes with it.
      if (part && document.activeElement === own) queueMicrotask(() => focusIn(part.isConnected ? part : document.querySelector('main')!))
    }
  }, [])
  return <button ref={button} type="button" className="staff-button" aria-disabled={busy} onClick={() => { if (!busy) again() }}>{busy ? 'Trying...' : 'Try again'}</button>
}
