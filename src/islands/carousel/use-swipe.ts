import { useRef, type Touch, type TouchEvent } from 'react'

const LEAST_PX = 48
/** A finger that has gone as far as this goes somewhere: the browser scrolls by then. */
const DRIFT_PX = 15

/** Touch handlers that tell one finger's sideways swipe from a scroll, from a pinch, and from panning a zoomed page. */
export const useSwipe = (onRight: () => void, onLeft: () => void) => {
  const start = useRef<{ x: number; y: number }>(undefined)
  const wayTo = ({ clientX, clientY }: Touch) => {
    const [dx, dy] = [clientX - start.current!.x, clientY - start.current!.y]
    return { dx, far: Math.max(Math.abs(dx), Math.abs(dy)), isSideways: Math.abs(dx) >= Math.abs(dy) * 1.5 }
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const isSwipe = touches.length === 1 && (visualViewport?.scale ?? 1) === 1
      start.current = isSwipe ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : undefined
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      if (!start.current) return
      const { far, isSideways } = wayTo(touches[0]!)
      // A scroll stays one, even if it ends beside where it began.
      if (far >= DRIFT_PX && !isSideways) start.current = undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      if (!start.current) return
      const { dx, isSideways } = wayTo(changedTouches[0]!)
      if (Math.abs(dx) < LEAST_PX || !isSideways) return
      if (dx > 0) onRight()
      else onLeft()
    },
  }
}
