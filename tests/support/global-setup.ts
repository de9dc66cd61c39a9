import { forgetLimits } from './browser/database.ts'

/** Resets the limits, so that a run doesn't fail because of the previous one's lookups. */
export default async () => {
  await forgetLimits()
}
