import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { pause, STILL_MS } from '#lib/pause.ts'

const MARGIN = '50% 0px'
/** A table that has no rows by then lets the next one begin. */
const LONGEST_MS = 2000
/** Somebody moves through the page. Tab would skip a table that isn't rendered yet; while somebody scrolls, one that is rendered late would push away what they look at. */
const moved = (signal: AbortSignal) => new Promise<void>((resolve) => {
  addEventListener('scroll', () => { resolve() }, { signal })
  addEventListener('keydown', ({ key }) => { if (key === 'Tab') resolve() }, { signal })
})
/** Resolves once the previous table has its rows. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Whether the element has been near the screen, or its turn has come: a page that is searched, printed or read out must be
 * complete. Tables out of view are rendered one after the other, since all at once would delay the answer to a press; so
 * each must call `done`.
 */
export const useNear = (element: RefObject<Element | null>) => {
  const [near, setNear] = useState(false)
  const done = useRef<() => void>(null)
  useEffect(() => {
    const waiting = new AbortController()
    const { signal } = waiting
    const arrive = () => {
      if (!signal.aborted) startTransition(() => setNear(true))
      waiting.abort()
    }
    const observer = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) arrive() }, { rootMargin: MARGIN })
    observer.observe(element.current!)
    addEventListener('beforeprint', arrive, { signal })
    const turn = Promise.all([before, Promise.race([pause(STILL_MS), moved(signal)])]).then(arrive)
    before = Promise.race([new Promise<void>((resolve) => { done.current = resolve }), turn.then(() => pause(LONGEST_MS))])
    return () => {
      waiting.abort()
      done.current!()
      observer.disconnect()
    }
  }, [element])
  return { near, done: () => done.current?.() }
}

/** Resolves once the last of the page's tables has its rows. */
export const allStand = async (): Promise<void> => {
  const last = before
  await last
  if (last !== before) await allStand()
}
