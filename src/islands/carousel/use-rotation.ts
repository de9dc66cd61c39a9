/** Which slide shows, and when the next one comes (spec sections 4 and 9; decisions "Routes"; WCAG 2.2.2). */
import { useCallback, useEffect, useRef, useState } from 'react'

const INTERVAL_MS = 6000
/** The least time that a slide stays when the island wakes up late. */
const SHORTEST_MS = 1000

/**
 * Advances every 6 s and wraps around, unless paused by the visitor, held by hover or focus, or motion is unwanted.
 * Every move starts the 6 s anew. The first slide has been in view since the page opened, so its 6 s count from there.
 */
export const useRotation = (count: number) => {
  const [position, setPosition] = useState({ index: 0, moves: 0, byHand: false })
  // `undefined` until the browser has been asked about reduced motion: no timer may start before.
  const [paused, setPaused] = useState<boolean>()
  /** Refs, not state: nothing shows them, and a render for them would delay the answer to a press. */
  const holds = useRef({ hover: false, focus: false })
  const startAnew = useRef<() => void>(undefined)
  /** True until the first wait has begun or been held. */
  const opening = useRef(true)

  const go = useCallback((to: (index: number) => number, byHand = true) => {
    setPosition(({ index, moves }) => ({ index: (to(index) + count) % count, moves: moves + 1, byHand }))
  }, [count])

  /** Shows the slide that a screen reader's focus is already in, so nothing is announced. */
  const show = useCallback((index: number) => go(() => index, false), [go])

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    // A press that came before this answer stands.
    setPaused((pressed) => pressed ?? reducedMotion.matches)
    // If reduced motion is switched on later, the carousel pauses; if it is switched off, only “Play” starts it again.
    const heed = () => { if (reducedMotion.matches) setPaused(true) }
    reducedMotion.addEventListener('change', heed)
    return () => reducedMotion.removeEventListener('change', heed)
  }, [])

  useEffect(() => {
    if (paused === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      const isFirst = opening.current && position.moves === 0
      opening.current = false
      if (paused || holds.current.hover || holds.current.focus) return
      timer = setTimeout(() => go((index) => index + 1, false), isFirst ? Math.max(SHORTEST_MS, INTERVAL_MS - performance.now()) : INTERVAL_MS)
    }
    startAnew.current = wait
    wait()
    return () => clearTimeout(timer)
  }, [position, paused, go])

  const hold = useCallback((by: 'hover' | 'focus', is: boolean) => {
    if (holds.current[by] === is) return
    holds.current[by] = is
    startAnew.current?.()
  }, [])

  return {
    index: position.index,
    moved: position.moves > 0,
    paused: paused === true,
    /** Whether a visitor asked for the slide, by button, dot or swipe: only then is it announced. */
    asked: position.byHand,
    select: (index: number) => go(() => index),
    show,
    next: () => go((index) => index + 1),
    previous: () => go((index) => index - 1),
    /** Does what the button said. A press that is repeated as the island wakes was on “Pause”, even if reduced motion has paused it since. */
    toggle: () => setPaused(!paused),
    hold,
  }
}
