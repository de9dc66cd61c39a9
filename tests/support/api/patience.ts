/** The tests' own patience with their database. */
import { PATIENCE } from '#server/db/patience.ts'
import { waitForDatabase } from '../../../scripts/database/patient.ts'

const ofTheProduct = { ...PATIENCE }
waitForDatabase()

/** From the next pool on, waits for the database as long as production does. */
export const waitAsInProduction = () => Object.assign(PATIENCE, ofTheProduct)
