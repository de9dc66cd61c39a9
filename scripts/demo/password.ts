import { site } from '#site/config.ts'

/** Of every account of the demo data. */
export const DEMO_PASSWORD = `${site.product}-demo`
