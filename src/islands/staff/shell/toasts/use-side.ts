import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the middle of what has the focus lies within `box`; what is inside of it doesn't count. */
const coversFocus = (box: Element): boolean => {
  const focused = document.activeElement
  if (!focused || focused === document.body || box.contains(focused)) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const around = box.getBoundingClientRect()
  return x > around.left && x < around.right && y > around.top && y < around.bottom
}

const TENTHS = Array.from({ length: 11 }, (_, tenths) => tenths / 10)

/** Calls `look` soon, and whenever more or less of what has the focus lies below `box`, whatever has moved it, until it is told to stop. */
const watchFocusBelow = (box: Element, look: () => void): (() => void) => {
  let overlap: IntersectionObserver | undefined
  const watch = () => {
    overlap?.disconnect()
    const { top, right, bottom, left } = box.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    // The browser tells what overlaps the box, if the box is all that it takes for the window.
    overlap = new IntersectionObserver(look, { rootMargin: `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px`, threshold: TENTHS })
    if (document.activeElement) overlap.observe(document.activeElement)
  }
  const size = new ResizeObserver(watch)
  size.observe(box)
  addEventListener('resize', watch)
  document.addEventListener('focusin', watch)
  return () => {
    overlap?.disconnect()
    size.disconnect()
    removeEventListener('resize', watch)
    document.removeEventListener('focusin', watch)
  }
}

/**
 * The side of the screen at which a box above the page stands: the other one as soon as it would cover what has the focus
 * (WCAG 2.4.11), the bottom again once it has been empty. `count`: how many things it holds.
 */
export const useSide = (box: Element | null, count: number): 'bottom' | 'top' => {
  const [side, setSide] = useState<'bottom' | 'top'>('bottom')
  if (count === 0 && side === 'top') setSide('bottom')
  const giveWay = useEffectEvent(() => { if (box && coversFocus(box)) setSide(side === 'bottom' ? 'top' : 'bottom') })
  const isEmpty = count === 0
  useEffect(() => (box && !isEmpty ? watchFocusBelow(box, () => giveWay()) : undefined), [box, isEmpty, side])
  return side
}
