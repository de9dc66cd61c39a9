/** How a command ends: an error is one line, without a stack trace and without the values of a statement. */
import { $ZodError } from 'zod/v4/core'

/** What is wrong with the variables of the environment, by name. */
export const environmentFaults = ({ issues }: $ZodError): string[] => issues.map(({ path: [name], message }) => `environment ${String(name)}: ${message}`)

/** By which Postgres says that there is no such table. */
const NO_TABLE = '42P01'
const TABLES = 'the database lacks tables. `npm start` makes those of the local one; to one of your own, the migrations are applied as docs/deploying.md says.'

/** What went wrong at bottom: what wraps a database's error quotes the statement and its values. */
const reasonOf = (error: unknown): unknown => {
  // Of a host with several addresses none of which could be reached: it has no words of its own.
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join('; ')
  // Its own words are JSON.
  if (error instanceof $ZodError) return environmentFaults(error).join('; ')
  if (!(error instanceof Error)) return error
  if (error.cause) return reasonOf(error.cause)
  return 'code' in error && error.code === NO_TABLE ? `${error.message}: ${TABLES}` : error.message
}

/** Does `work`; a failure is said, and the command's exit code is 1. */
export const runCommand = (work: () => Promise<void> | void): Promise<void> =>
  Promise.try(work).catch((error: unknown) => {
    console.error(reasonOf(error))
    process.exitCode = 1
  })
