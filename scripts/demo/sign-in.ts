/** The credentials of the demo accounts. */
import { site } from '#site/config.ts'

export const DEMO_PASSWORD = `${site.product}-demo`

/** The address of the account of this name (`intern`, `judge2`). */
export const demoEmail = (name: string): string => `${name}@${site.email.split('@')[1]!}`
