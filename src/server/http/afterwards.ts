/** Work that an answer doesn't wait for, so neither its time nor its failure shows. The platform keeps the function alive for it. */
import type { Context } from '@netlify/functions'

const underWay = new Set<Promise<unknown>>()

/** Begins `work`, which must not fail, in the background. */
export const afterwards = (work: Promise<unknown>): void => {
  const tracked = work.finally(() => underWay.delete(tracked))
  underWay.add(tracked)
}

/** Until all that has begun is done. */
export const everythingDone = async (): Promise<void> => { await Promise.all(underWay) }

/** For `serve`: the function lives until what it began is done. */
export const keepAlive = (context: Pick<Context, 'waitUntil'>): void => context.waitUntil(everythingDone())
