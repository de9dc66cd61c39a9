import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Whether the middle of what has the focus lies within `box`; what is inside of it doesn't count. */
const coversFocus = (box: Element): boolean => {
  const focused = document.activeElement
  if (!focused || focused === document.body || box.contains(focused)) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const around = box.getBoundingClientRect()
  return x > around.left && x < around.right && y > around.top && y < around.bottom
}

/**
 * The side of the screen at which a box above the page stands: at the other one as soon as it would cover what has the focus
 * (WCAG 2.4.11), at the bottom again once it has been empty. `count` is of what it holds.
 */
export const useSide = (box: RefObject<Element | null>, count: number): 'bottom' | 'top' => {
  const [side, setSide] = useState<'bottom' | 'top'>('bottom')
  if (count === 0 && side === 'top') setSide('bottom')
  const giveWay = useEffectEvent(() => { if (box.current && coversFocus(box.current)) setSide(side === 'bottom' ? 'top' : 'bottom') })
  useEffect(() => {
    if (count === 0) return
    // Where it gets the focus, the browser has yet to bring it into sight.
    let frame = requestAnimationFrame(() => giveWay())
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => giveWay())
    }
    document.addEventListener('focusin', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', look)
    }
  }, [count])
  return side
}
