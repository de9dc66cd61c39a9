/** Patience with the database, for commands and tests on a busy machine: a database that stalls for seconds is not gone. */
import { PATIENCE } from '#server/db/patience.ts'

/** Prolongs the patience with the database from the next pool on, for tests and what they run; production gives up sooner. */
export const waitForDatabase = () => Object.assign(PATIENCE, { connectionTimeoutMillis: 60_000, query_timeout: 60_000 })
