import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** `value`, debounced: the server is asked for a word, not for each of its letters. */
export const useRested = (value: string): string => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
