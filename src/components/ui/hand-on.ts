import { useLayoutEffect, useRef } from 'react'

/** What takes the focus of something that went: the heading of its part of the page, or the part itself where the heading can't be seen. */
export const focusPart = (part: HTMLElement) => {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3')
  const next = heading && !heading.classList.contains('sr-only') ? heading : part
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1
  next.focus()
}

/** `<button ref={useHandedOn()}>`: an element that goes with the focus in it hands it on to its part of the page. */
export const useHandedOn = <E extends HTMLElement>() => {
  const going = useRef<E>(null)
  useLayoutEffect(() => {
    const own = going.current!
    return () => {
      const part = own.closest<HTMLElement>('section, article, dialog, main')
      if (!part || !own.contains(document.activeElement)) return
      // Once it is gone, and whatever goes with it; unless somebody has put the focus elsewhere by then.
      queueMicrotask(() => { if (document.activeElement === document.body) focusPart(part.isConnected ? part : document.querySelector('main')!) })
    }
  }, [])
  return going
}
