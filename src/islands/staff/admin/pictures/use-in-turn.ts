import { startTransition, useEffect, useState } from 'react'

/**
 * How many of `count` parts are to be rendered: one at first, one more with each frame. Each is then laid out by itself,
 * and a press waits for one part, not for all.
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
