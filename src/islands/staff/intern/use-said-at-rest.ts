import { useEffect, useRef, type RefObject } from 'react'
import { useRested } from '#islands/staff/shell/use-rested.ts'
import { announce } from '#ui/announce.ts'

/** Announces `words` that appear beside a field, once typing pauses. Words that are there from the start are not announced: they are part of the field's description. */
export const useSaidAtRest = (words: string, near: RefObject<Element | null>): void => {
  const rested = useRested(words)
  const last = useRef(rested)
  useEffect(() => {
    if (rested && rested !== last.current) announce(rested, near.current!)
    last.current = rested
  }, [rested, near])
}
