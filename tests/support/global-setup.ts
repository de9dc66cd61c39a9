import { forgetLimits } from './browser/database.ts'

/** A run must not fail for the lookups of the run before it. */
export default async () => {
  await forgetLimits()
}
