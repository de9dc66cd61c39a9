import { site } from '#site/config.ts'

/** Pages are kept out of the index by their own `noindex`, which a crawler can read only if it may fetch them. */
export const GET = () => new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site.origin).href}\n`)
