import { useLayoutEffect, useRef } from 'react'

/** Focuses what stands in for a removed element: the heading of its part of the page, or the part itself if the heading can't be seen. */
export const focusPart = (part: HTMLElement) => {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3')
  const next = heading && !heading.classList.contains('sr-only') ? heading : part
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1
  next.focus()
}

/** `<button ref={useHandedOn()}>`: if the element is removed while it has the focus, the focus goes to its part of the page. */
export const useHandedOn = <E extends HTMLElement>() => {
  const going = useRef<E>(null)
  useLayoutEffect(() => {
    const own = going.current!
    return () => {
      const part = own.closest<HTMLElement>('section, article, dialog, main')
      if (!part || !own.contains(document.activeElement)) return
      // After everything that this change removes is gone, and only if nothing else has taken the focus.
      queueMicrotask(() => { if (document.activeElement === document.body) focusPart(part.isConnected ? part : document.querySelector('main')!) })
    }
  }, [])
  return going
}
