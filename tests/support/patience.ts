/** The tests' own patience with their database: a machine that stands still for seconds is no database that hangs. */
import { PATIENCE } from '#server/db/patience.ts'

const ofTheProduct = { ...PATIENCE }
Object.assign(PATIENCE, { connectionTimeoutMillis: 60_000, query_timeout: 60_000 })

/** From the next pool on, the database is waited for as long as in production. */
export const waitAsInProduction = () => Object.assign(PATIENCE, ofTheProduct)
