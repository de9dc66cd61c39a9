/** The tests' own patience with their database. */
import { PATIENCE } from '#server/db/patience.ts'
import { waitForDatabase } from '../../../scripts/database/patient.ts'

const ofTheProduct = { ...PATIENCE }
waitForDatabase()

/** From the next pool on, the database is waited for as long as in production. */
export const waitAsInProduction = () => Object.assign(PATIENCE, ofTheProduct)
