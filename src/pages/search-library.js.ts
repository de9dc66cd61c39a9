import library from '#components/search/library.ts?inline-module'

/** The library that searches the index, fetched together with it. */
export const GET = () => new Response(library, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
