/** Resolves in a later task, in a hidden page too, `ms` from now: without it the browser answers a press before the work that follows it. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms) })

/** How long a page has stood still once it has nothing else to do: until then it is for what is looked at. */
export const STILL_MS = 2500
