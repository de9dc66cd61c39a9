import { site } from '#site/config.ts'

/** The end of a mail: the firm, and other ways to reach it. */
export const SIGNATURE = `${[site.name, site.phone, site.origin].filter(Boolean).join('\n')}\n`
