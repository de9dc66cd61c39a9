/** The policy of every page (threat-model.md "Headers"). Astro adds the hashes of its own scripts and styles. */
import type { Site } from '#site/config.ts'

type Csp = Exclude<NonNullable<NonNullable<import('astro').AstroUserConfig['security']>['csp']>, boolean>

export const contentSecurityPolicy = (site: Site): Csp => ({
  directives: [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only the firm's scheduler; without one, `default-src` applies to frames as well.
    ...(site.schedulingUrl ? [`frame-src ${new URL(site.schedulingUrl).origin}` as const] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ],
})
