import { useEffect, useState } from 'react'

const PATIENCE_MS = 150

/** Whether something `isWaiting` for noticeably long: showing it at once would delay the frame of the press. */
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
