/** What the sitemap lists, and since when each page is as it is: asked of the finished page, so that it can't contradict what the page says of itself. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = (pathname: string) => path.join('dist', pathname === '/' ? 'index.html' : `${pathname.replace(/\/$/, '')}.html`)

const htmlOf = (address: string): string => {
  const file = fileOf(new URL(address).pathname)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Whether a page belongs to the sitemap: it lets itself be indexed, and its canonical address is its own. */
export const isListed = (address: string): boolean => {
  const { pathname } = new URL(address)
  const html = htmlOf(address)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return canonical !== undefined && !html.includes('<meta name="robots" content="noindex"') && new URL(canonical).pathname === pathname
}

/** An item of the sitemap with the date of its page, where the page's structured data states one. */
export const dated = <Item extends { url: string }>(item: Item): Item & { lastmod?: string } => {
  const lastmod = /"(?:dateModified|datePosted)":"([^"]+)"/.exec(htmlOf(item.url))?.[1]
  return lastmod ? { ...item, lastmod } : item
}
