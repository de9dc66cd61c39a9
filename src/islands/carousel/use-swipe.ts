import { useRef, type TouchEvent } from 'react'

const LEAST_PX = 48

/** Touch handlers that tell one finger's sideways swipe from a scroll, from a pinch, and from panning a zoomed page. */
export const useSwipe = (onRight: () => void, onLeft: () => void) => {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const isSwipe = touches.length === 1 && (visualViewport?.scale ?? 1) === 1
      start.current = isSwipe ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      if (!start.current) return
      const dx = changedTouches[0]!.clientX - start.current.x
      const dy = changedTouches[0]!.clientY - start.current.y
      if (Math.abs(dx) < LEAST_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return
      if (dx > 0) onRight()
      else onLeft()
    },
  }
}
