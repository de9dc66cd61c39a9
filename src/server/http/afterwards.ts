/** Background work: the response doesn't wait for it, and shows neither its duration nor its failure. The platform keeps the function alive for it. */
import type { Context } from '@netlify/functions'

const underWay = new Set<Promise<unknown>>()

/** Begins `work`, which must not fail, in the background. */
export const afterwards = (work: Promise<unknown>): void => {
  const tracked = work.finally(() => underWay.delete(tracked))
  underWay.add(tracked)
}

/** Resolves once all background work is done. */
export const everythingDone = async (): Promise<void> => { await Promise.all(underWay) }

/** For `serve`: keeps the function alive until its background work is done. */
export const keepAlive = (context: Pick<Context, 'waitUntil'>): void => context.waitUntil(everythingDone())
