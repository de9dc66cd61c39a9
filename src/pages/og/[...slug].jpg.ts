/** The pictures of shared links: `/og/<path of the page>.jpg`. In development each is a route; a build copies them all at once. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { APIRoute, GetStaticPaths } from 'astro'
import { outDir } from 'astro:config/server'
import { linkPicture } from '#build/link-pictures/picture.ts'
import { placeLinkPictures } from '#build/link-pictures/place.ts'
import { allCards, cardsToCome, type Card } from '#data/link-pictures.ts'

export const getStaticPaths = (async () => {
  const cards = await allCards()
  if (import.meta.env.DEV) return cards.map((card) => ({ params: { slug: card.path.replace(/^\/og\/|\.jpg$/g, '') }, props: { card } }))
  await placeLinkPictures(cards, fileURLToPath(outDir), await cardsToCome())
  return []
}) satisfies GetStaticPaths

export const GET: APIRoute<{ card: Card }> = async ({ props }) => new Response(new Uint8Array(readFileSync(await linkPicture(props.card))), { headers: { 'content-type': 'image/jpeg' } })
