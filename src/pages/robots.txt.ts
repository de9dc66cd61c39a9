import { site } from '#site/config.ts'

/** Pages that stay out of the index say so themselves (`noindex`): a page that may not be fetched can't. */
export const GET = () => new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site.origin).href}\n`)
