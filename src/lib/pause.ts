/** Resolves in a later task, `ms` from now, in a hidden page too. Without `ms` it lets the browser answer a press before the work that follows. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms) })

/** A page counts as idle this long after it has loaded; until then processor and network belong to what is in view. */
export const STILL_MS = 2500
