/** The pages of the sitemap and their `lastmod`, read from the finished pages, so that the sitemap can't contradict them. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { momentIn } from '#lib/zone.ts'
import { site } from '#site/config.ts'

const htmlOf = (dist: string, address: string): string => {
  const file = `${dist}${new URL(address).pathname.replace(/^\/|\/$/g, '') || 'index'}.html`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Whether a page belongs to the sitemap: it may be indexed, and its canonical address is its own. */
const isListed = (dist: string, address: string): boolean => {
  const { pathname } = new URL(address)
  const html = htmlOf(dist, address)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return canonical !== undefined && !html.includes('<meta name="robots" content="noindex"') && new URL(canonical).pathname === pathname
}

const statedIn = (html: string) => /"(?:dateModified|datePosted)":"([^"]+)"/.exec(html)?.[1]
const newestIn = (html: string) => [...html.matchAll(/<time[^>]* datetime="([^"]+)"/g)].map(([, day = '']) => day).sort().at(-1)

/** A page's last change: by its structured data, else by the newest article that it lists. */
const changeOf = (html: string): string | undefined => {
  const stated = statedIn(html)
  const newest = stated ? undefined : newestIn(html)
  return stated ?? (newest && momentIn(site.timeZone, new Date(newest)))
}

/** An item of the sitemap with the date of its page, where the page states one. */
const dated = <Item extends { url: string }>(dist: string, item: Item): Item & { lastmod?: string } => {
  const lastmod = changeOf(htmlOf(dist, item.url))
  return lastmod ? { ...item, lastmod } : item
}

/** The integrations, for Astro. */
export const ownSitemap = (): AstroIntegration[] => {
  let dist: string
  return [
    { name: 'own-sitemap', hooks: { 'astro:config:done': ({ config }) => { dist = fileURLToPath(config.outDir) } } },
    sitemap({ filter: (address) => isListed(dist, address), serialize: (item) => dated(dist, item), namespaces: { news: false, xhtml: false, image: false, video: false } }),
  ]
}
