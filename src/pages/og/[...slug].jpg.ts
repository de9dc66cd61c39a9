/** The pictures that shared links show: `/og/<path of the page>.jpg`. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { linkPicture } from '#build/link-pictures/picture.ts'
import { allCards, type Card } from '#data/link-pictures.ts'

export const getStaticPaths = (async () =>
  (await allCards()).map((card) => ({ params: { slug: card.path.replace(/^\/og\/|\.jpg$/g, '') }, props: { card } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ card: Card }> = async ({ props }) => new Response(new Uint8Array(await linkPicture(props.card)), { headers: { 'content-type': 'image/jpeg' } })
