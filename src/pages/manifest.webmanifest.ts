/** What a phone needs to add the site to its home screen. Why there is no service worker: docs/decisions/link-pictures.md. */
import { icons } from '#build/icons.ts'
import { colour } from '#data/theme.ts'
import { site } from '#site/config.ts'

const manifest = {
  id: '/',
  name: `${site.name}: ${site.tagline}`,
  short_name: site.name,
  description: site.description,
  lang: 'en',
  start_url: '/',
  display: 'minimal-ui',
  background_color: colour('paper'),
  theme_color: colour('paper'),
  icons: Object.entries(icons)
    .filter(([, icon]) => icon.listed)
    .map(([name, { size, purpose = 'any' }]) => ({ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
}

export const GET = () => new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
