/** Lets the browser answer a press before the work that follows it: a later task, in a hidden page too. */
export const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve) })
