import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** `value` once it has rested for a moment: what is asked of the server is a word, not each of its letters. */
export const useRested = (value: string): string => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
