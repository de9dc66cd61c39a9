import { useEffect, useEffectEvent, useState } from 'react'

/** Whether `box` covers the centre of the focused element; an element inside `box` doesn't count. */
const coversFocus = (box: Element): boolean => {
  const focused = document.activeElement
  if (!focused || focused === document.body || box.contains(focused)) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const around = box.getBoundingClientRect()
  return x > around.left && x < around.right && y > around.top && y < around.bottom
}

const TENTHS = Array.from({ length: 11 }, (_, tenths) => tenths / 10)

/** Calls `look` soon, and whenever `box` covers more or less of the focused element, whatever has moved it. @returns a function that stops this */
const watchFocusBelow = (box: Element, look: () => void): (() => void) => {
  let overlap: IntersectionObserver | undefined
  const watch = () => {
    overlap?.disconnect()
    const { top, right, bottom, left } = box.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    // The margins shrink the observer's root to the box, so that it reports overlaps with the box.
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
 * The side of the screen at which a box over the page is shown: it changes sides as soon as it would cover the focused
 * element (WCAG 2.4.11), and starts at the bottom again once it has been empty. `count`: how many things the box holds.
 */
export const useSide = (box: Element | null, count: number): 'bottom' | 'top' => {
  const [side, setSide] = useState<'bottom' | 'top'>('bottom')
  if (count === 0 && side === 'top') setSide('bottom')
  const giveWay = useEffectEvent(() => { if (box && coversFocus(box)) setSide(side === 'bottom' ? 'top' : 'bottom') })
  const isEmpty = count === 0
  useEffect(() => (box && !isEmpty ? watchFocusBelow(box, () => giveWay()) : undefined), [box, isEmpty, side])
  return side
}
