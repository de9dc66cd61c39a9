import { useEffect, useState } from 'react'

const PATIENCE_MS = 150

/** Whether something has been waiting (`isWaiting`) noticeably long: showing that at once would delay the answer to the press. */
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
