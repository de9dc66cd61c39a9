import library from '#components/search/library.ts?inline-module'

/** What searches the index of /search, fetched beside it. */
export const GET = () => new Response(library, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
