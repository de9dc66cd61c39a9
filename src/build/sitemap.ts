/** What the sitemap lists: asked of the finished page, so that it can't contradict what the page says of itself. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = (pathname: string) => path.join('dist', pathname === '/' ? 'index.html' : `${pathname.replace(/\/$/, '')}.html`)

/** Whether a page belongs to the sitemap: it lets itself be indexed, and its canonical address is its own. */
export const isListed = (address: string): boolean => {
  const { pathname } = new URL(address)
  const file = fileOf(pathname)
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return canonical !== undefined && !html.includes('<meta name="robots" content="noindex"') && new URL(canonical).pathname === pathname
}
