/** The finished site, as `npm run build` left it in `dist`: its pages, parsed, and its files. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { isStaff } from '../../support/routes.ts'

export const DIST = 'dist'

export type Page = { route: string; html: string; root: HTMLElement; indexed: boolean; public: boolean }

if (!existsSync(path.join(DIST, 'index.html'))) throw new Error('There is no build to look at: run `npm run build` first.')

const routeOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/')

const pageOf = (file: string): Page => {
  const html = readFileSync(path.join(DIST, file), 'utf8')
  const route = routeOf(file)
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true, noscript: false } })
  const says = root.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
  return { route, html, root, indexed: !says.includes('noindex') && canonicalOf(root) === route, public: !isStaff(route) }
}

/** The path of the address that the page calls its own. */
export const canonicalOf = (root: HTMLElement): string => new URL(root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? 'no:canonical').pathname

export const pages: Page[] = globSync('**/*.html', { cwd: DIST }).map(pageOf).sort((a, b) => a.route.localeCompare(b.route))
export const indexedPages = pages.filter((page) => page.indexed)
export const publicPages = pages.filter((page) => page.public)

export const textOf = (file: string): string => readFileSync(path.join(DIST, file), 'utf8')

/** The file that answers `pathname`: a page's, or one as it lies there; undefined where nothing does. */
export const fileOf = (pathname: string): string | undefined => {
  const plain = decodeURIComponent(pathname)
  const candidates = plain === '/' ? ['/index.html'] : [plain, `${plain}.html`]
  return candidates.find((candidate) => existsSync(path.join(DIST, candidate)) && statSync(path.join(DIST, candidate)).isFile())
}

export const meta = (page: Page, name: string): string | undefined =>
  (page.root.querySelector(`meta[name="${name}"]`) ?? page.root.querySelector(`meta[property="${name}"]`))?.getAttribute('content')
