/** How a command ends: what went wrong is one line, without a stack and without what a statement held. */

/** What went wrong at bottom: what wraps a database's error quotes the statement and its values. */
const reasonOf = (error: unknown): unknown => {
  // Of a host with several addresses none of which could be reached: it has no words of its own.
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? (error.cause ? reasonOf(error.cause) : error.message) : error
}

/** Does `work`; a failure is said, and the command's exit code is 1. */
export const runCommand = (work: () => Promise<void> | void): Promise<void> =>
  Promise.try(work).catch((error: unknown) => {
    console.error(reasonOf(error))
    process.exitCode = 1
  })
