import { useEffect, useState, type RefObject } from 'react'

/** Whether the element's content is wider than it is: only then is it worth a stop of the Tab key. */
export const useOverflow = (element: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const node = element.current!
    const observer = new ResizeObserver(() => setOverflows(node.scrollWidth > node.clientWidth + 1))
    observer.observe(node)
    observer.observe(node.firstElementChild!)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
