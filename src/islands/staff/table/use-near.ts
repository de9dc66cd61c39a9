import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { pause, STILL_MS } from '#lib/pause.ts'

const MARGIN = '50% 0px'
/** Whoever has no rows by then lets the next one begin. */
const LONGEST_MS = 2000
/** Somebody moves through the page: by Tab what isn't there yet would be passed by, by scrolling it would come later and push away what is looked at. */
const moved = (signal: AbortSignal) => new Promise<void>((resolve) => {
  addEventListener('scroll', () => { resolve() }, { signal })
  addEventListener('keydown', ({ key }) => { if (key === 'Tab') resolve() }, { signal })
})
/** Until the rows of the table before stand. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Whether the element has been near the screen, or its turn has come: what is searched, printed and read out must be
 * whole. Tables that nobody looks at come one after the other, since all at once would hold up whoever touches the page;
 * so each must say when it is `done`.
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

/** Once the last of the page's tables has its rows. */
export const allStand = async (): Promise<void> => {
  const last = before
  await last
  if (last !== before) await allStand()
}
