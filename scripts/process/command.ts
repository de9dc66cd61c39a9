/** How a command ends: an error is one line, without a stack trace and without the values of a statement. */
import { $ZodError } from 'zod/v4/core'

/** What is wrong with the variables of the environment, by name. */
export const environmentFaults = ({ issues }: $ZodError): string[] => issues.map(({ path: [name], message }) => `environment ${String(name)}: ${message}`)

/** Postgres's code for a missing table. */
const NO_TABLE = '42P01'
const TABLES = 'the database has no tables, or not all of them. `npm start` makes those of the local one; to one of your own, apply the migrations as docs/deploying.md says.'

/** The innermost cause: the error around a database's error quotes the statement and its values. */
const reasonOf = (error: unknown): unknown => {
  // Without a message of its own, for a host with several addresses of which none could be reached.
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join('; ')
  // Its own message is JSON.
  if (error instanceof $ZodError) return environmentFaults(error).join('; ')
  if (!(error instanceof Error)) return error
  if (error.cause) return reasonOf(error.cause)
  return 'code' in error && error.code === NO_TABLE ? `${error.message}: ${TABLES}` : error.message
}

/** Does `work`. A failure is printed, and makes the command's exit code 1. */
export const runCommand = (work: () => Promise<void> | void): Promise<void> =>
  Promise.try(work).catch((error: unknown) => {
    console.error(reasonOf(error))
    process.exitCode = 1
  })
