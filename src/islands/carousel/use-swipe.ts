import { useRef, type TouchEvent } from 'react'

const LEAST_PX = 48

/** Touch handlers that tell a sideways swipe from a scroll. */
export const useSwipe = (onRight: () => void, onLeft: () => void) => {
  const start = useRef({ x: 0, y: 0 })
  return {
    onTouchStart: ({ touches }: TouchEvent) => { start.current = { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 } },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const dx = (changedTouches[0]?.clientX ?? 0) - start.current.x
      const dy = (changedTouches[0]?.clientY ?? 0) - start.current.y
      if (Math.abs(dx) < LEAST_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return
      if (dx > 0) onRight()
      else onLeft()
    },
  }
}
