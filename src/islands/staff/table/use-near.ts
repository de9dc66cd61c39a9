import { startTransition, useEffect, useState, type RefObject } from 'react'

const MARGIN = '50% 0px'
const PATIENCE_MS = 1500

/** Whether the element has been near the screen, or the page has been open for a while: what is found, printed and read out must be whole. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const arrive = () => startTransition(() => setNear(true))
    const observer = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) arrive() }, { rootMargin: MARGIN })
    observer.observe(element.current!)
    const timer = setTimeout(arrive, PATIENCE_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element])
  return near
}
