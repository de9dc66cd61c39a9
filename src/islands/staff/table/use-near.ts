import { startTransition, useEffect, useState, type RefObject } from 'react'

const MARGIN = '50% 0px'
/** One table after the other: all of them in one piece would hold up whoever touches the page then. */
const PATIENCE_MS = 600
const APART_MS = 150
let waiting = 0

/** Whether the element has been near the screen, or the page has been open for a while: what is found, printed and read out must be whole. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const arrive = () => startTransition(() => setNear(true))
    const observer = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) arrive() }, { rootMargin: MARGIN })
    observer.observe(element.current!)
    const timer = setTimeout(arrive, PATIENCE_MS + APART_MS * waiting++)
    return () => {
      waiting--
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element])
  return near
}
