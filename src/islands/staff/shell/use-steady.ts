import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the latest `does`: for those who need not be rendered anew with it. Not for use while rendering. */
export const useSteady = <Given extends unknown[]>(does: (...given: Given) => void): ((...given: Given) => void) => {
  const latest = useRef(does)
  useLayoutEffect(() => { latest.current = does })
  return useCallback((...given: Given) => latest.current(...given), [])
}
