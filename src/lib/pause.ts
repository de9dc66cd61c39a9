/** Resolves in a later task, in a hidden page too, `ms` from now: without it the browser answers a press before the work that follows it. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms) })
