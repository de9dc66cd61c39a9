import { useEffect, useState, type RefObject } from 'react'

/** The attributes that make `element` a region that can be scrolled by keys, only while its content is wider than it is. */
export const useOverflow = (element: RefObject<HTMLElement | null>, name: string) => {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const node = element.current!
    const observer = new ResizeObserver(() => setOverflows(node.scrollWidth > node.clientWidth + 1))
    observer.observe(node)
    observer.observe(node.firstElementChild!)
    return () => observer.disconnect()
  }, [element])
  return overflows && { role: 'region', 'aria-label': `${name}, scrolls sideways`, tabIndex: 0 }
}
