import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the latest one does, so that who is given it needs no new render. Not to be called while rendering. */
export const useSteady = <Given extends unknown[]>(does: (...given: Given) => void): ((...given: Given) => void) => {
  const latest = useRef(does)
  useLayoutEffect(() => { latest.current = does })
  return useCallback((...given: Given) => latest.current(...given), [])
}
