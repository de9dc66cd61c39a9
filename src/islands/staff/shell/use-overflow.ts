import { useEffect, useState, type FocusEvent, type RefObject } from 'react'

/** A browser is content when a few pixels of what has the focus are in sight. Not for a mouse, whose press would miss what moves. */
const showWhole = ({ target }: FocusEvent) => { if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' }) }

/** The attributes that make `element` a region that can be scrolled by keys, while its content is wider than it is. What has the focus is shown whole from the start: a key can be quicker than the first measurement. */
export const useOverflow = (element: RefObject<HTMLElement | null>, name: string) => {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const node = element.current!
    const observer = new ResizeObserver(() => setOverflows(node.scrollWidth > node.clientWidth + 1))
    observer.observe(node)
    observer.observe(node.firstElementChild!)
    return () => observer.disconnect()
  }, [element])
  return { onFocus: showWhole, ...overflows && { role: 'region', 'aria-label': `${name}, scrolls sideways`, tabIndex: 0 } }
}
