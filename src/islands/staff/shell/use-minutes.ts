import { useEffect, useReducer } from 'react'

const MINUTE_MS = 60_000

/** Renders its component again every minute, so that "5 minutes ago" stays true while nothing else happens. */
export const useMinutes = (): void => {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
}
