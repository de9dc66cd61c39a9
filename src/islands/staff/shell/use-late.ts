import { useEffect, useState } from 'react'

const PATIENCE_MS = 150

/** Whether something `isWaiting` for longer than anybody minds: what is said of it at once would cost the press its frame. */
export const useLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
