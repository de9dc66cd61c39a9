/** Patience with the database, for commands and tests on a busy machine: a database that stalls for seconds is not gone. */
import { PATIENCE } from '#server/db/patience.ts'

/** From the next pool on, for tests and for what they look at; production gives up sooner. */
export const waitForDatabase = () => Object.assign(PATIENCE, { connectionTimeoutMillis: 60_000, query_timeout: 60_000 })
