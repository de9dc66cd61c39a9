import { useEffect, useRef, type RefObject } from 'react'
import { useRested } from '#islands/staff/shell/use-rested.ts'
import { announce } from '#ui/announce.ts'

/** Says `words` that come beside a field while the focus is in it, or in another, once what is typed has rested; what stands there from the first belongs to the field. */
export const useSaidAtRest = (words: string, near: RefObject<Element | null>): void => {
  const rested = useRested(words)
  const last = useRef(rested)
  useEffect(() => {
    if (rested && rested !== last.current) announce(rested, near.current!)
    last.current = rested
  }, [rested, near])
}
