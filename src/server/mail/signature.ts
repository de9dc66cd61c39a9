import { site } from '#site/config.ts'

/** How a mail ends: whose it is, and where to reach them by other means. */
export const SIGNATURE = `${[site.name, site.phone, site.origin].filter(Boolean).join('\n')}\n`
