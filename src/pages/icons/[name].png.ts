import type { APIRoute, GetStaticPaths } from 'astro'
import { drawIcon, icons } from '#build/icons.ts'

export const getStaticPaths = (() => Object.entries(icons).map(([name, icon]) => ({ params: { name }, props: { icon } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ icon: (typeof icons)[string] }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props.icon)), { headers: { 'content-type': 'image/png' } })
