import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest one, so that passing it causes no new render. Not to be called while rendering. */
export const useSteady = <Given extends unknown[]>(does: (...given: Given) => void): ((...given: Given) => void) => {
  const latest = useRef(does)
  useLayoutEffect(() => { latest.current = does })
  return useCallback((...given: Given) => latest.current(...given), [])
}
