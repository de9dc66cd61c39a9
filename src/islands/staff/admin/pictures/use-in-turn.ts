import { startTransition, useEffect, useState } from 'react'

/**
 * How many of `count` parts are to be rendered: one at first, one more with each frame. The browser then lays out each by
 * itself, and a press between two of them waits for one, not for all.
 */
export const useInTurn = (count: number): number => {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (shown >= count) return
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)))
    return () => cancelAnimationFrame(frame)
  }, [shown, count])
  return shown
}
