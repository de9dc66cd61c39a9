/** What a search engine and a shared link show of each page. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { canonicalOf, DIST, fileOf, indexedPages, meta, pages, publicPages, type Page } from './support/build.ts'
import { site } from '#site/config.ts'

const titleOf = (page: Page) => page.root.querySelector('title')!.text
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)

it('looks at the whole site', () => {
  expect(indexedPages.length).toBeGreaterThan(30)
  expect(pages.length).toBeGreaterThan(indexedPages.length)
})

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  it('has one heading of the first rank, and skips none below it', () => {
    const ranks = page.root.querySelectorAll('main h1, main h2, main h3, main h4').map((heading) => Number(heading.tagName[1]))
    expect(ranks.filter((rank) => rank === 1)).toEqual([1])
    expect(page.root.querySelector('h1')!.text.trim()).not.toBe('')
    expect(ranks.slice(ranks.indexOf(1)).filter((rank, i, all) => i > 0 && rank > all[i - 1]! + 1)).toEqual([])
  })

  it('has a title and a description that are shown whole', () => {
    expect(titleOf(page)).toMatch(/\S/)
    expect(titleOf(page).length).toBeLessThanOrEqual(65)
    expect(meta(page, 'description')).toMatch(/\S/)
    expect(meta(page, 'description')!.length).toBeLessThanOrEqual(160)
  })

  it('has pictures with a size, so that nothing jumps, and with words or an empty alt', () => {
    const pictures = page.root.querySelectorAll('img')
    expect(pictures.filter((picture) => !picture.getAttribute('width') || !picture.getAttribute('height')).map((picture) => picture.outerHTML)).toEqual([])
    expect(pictures.filter((picture) => picture.getAttribute('alt') === undefined).map((picture) => picture.outerHTML)).toEqual([])
  })

  it('names no id twice', () => {
    expect(repeated(page.root.querySelectorAll('[id]').map((element) => element.id))).toEqual([])
  })
})

describe('over the pages of the index', () => {
  it('no title and no description is used twice', () => {
    expect(repeated(indexedPages.map(titleOf))).toEqual([])
    expect(repeated(indexedPages.map((page) => meta(page, 'description')!))).toEqual([])
  })

  it('no service is named twice in its title', () => {
    const titles = indexedPages.filter(({ route }) => route.startsWith('/services/')).map((page) => meta(page, 'og:title')!.toLowerCase())
    expect(titles).not.toEqual([])
    expect(titles.filter((title) => { const [name, ...headline] = title.split(': '); return headline.join().includes(name!) })).toEqual([])
  })

  it('titles, addresses and descriptions agree with what a shared link shows', () => {
    for (const page of indexedPages) {
      // The firm is named beside it.
      expect(titleOf(page), page.route).toContain(meta(page, 'og:title')!)
      expect(meta(page, 'og:site_name'), page.route).toBe(site.name)
      expect(meta(page, 'og:description'), page.route).toBe(meta(page, 'description'))
      expect(meta(page, 'og:url'), page.route).toBe(page.root.querySelector('link[rel=canonical]')!.getAttribute('href'))
      expect(meta(page, 'og:url'), page.route).toBe(page.route === '/' ? `${site.origin}/` : site.origin + page.route)
      expect(meta(page, 'twitter:card'), page.route).toBe('summary_large_image')
      expect(meta(page, 'og:type'), page.route).toBe(/^\/news\/[^/]+$/.test(page.route) ? 'article' : 'website')
    }
  })
})

it('a feed reader finds the feed from every page of the index', () => {
  for (const { root, route } of indexedPages) expect(root.querySelectorAll('link[rel=alternate][type="application/rss+xml"]').map((link) => link.getAttribute('href')), route).toEqual(['/rss.xml'])
})

it('the picture at the head of a page is fetched first, and no other', () => {
  const heads = publicPages.flatMap(({ root, route }) => { const head = root.querySelector('.slide.shown img, img.band, img.cover'); return head ? [{ root, route, head }] : [] })
  expect(heads.map(({ route }) => route)).toEqual(expect.arrayContaining(['/', '/about-us', '/news', '/contact']))
  for (const { root, route, head } of heads) expect(root.querySelectorAll('img[fetchpriority=high]').map(({ outerHTML }) => outerHTML), route).toEqual([head.outerHTML])
})

it('staff screens, placeholders, copies and answers are outside the index', () => {
  const others = ['/green-card', '/us-visa', '/home', '/NotFound', '/404', '/thanks', '/search', '/form-again']
  expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(others))
  expect(indexedPages.filter((page) => !page.public || others.includes(page.route)).map(({ route }) => route)).toEqual([])
})

it('a page outside the index says so and no more, or names the page that it copies', () => {
  for (const page of pages.filter(({ indexed }) => !indexed)) {
    const named = page.root.querySelector('link[rel=canonical]') ? canonicalOf(page.root) : undefined
    if (named) expect([indexedPages.some(({ route }) => route === named), meta(page, 'robots')], page.route).toEqual([true, undefined])
    else expect(meta(page, 'robots'), page.route).toBe('noindex')
  }
})

describe('the pictures of shared links', () => {
  const pictures = [...new Map(indexedPages.map((page) => [meta(page, 'og:image')!, page])).entries()]

  it('are one of its own for each article, posting and service', () => {
    const shown = indexedPages.filter(({ route }) => /^\/(?:news|careers|services)\/[^/]+$/.test(route))
    expect(shown.length).toBeGreaterThan(15)
    for (const page of shown) expect(meta(page, 'og:image')).toBe(`${site.origin}/og${page.route}.jpg`)
  })

  it.each(pictures)('%s is there, as large as its page says, and light', async (address, page) => {
    const file = path.join(DIST, fileOf(new URL(address).pathname)!)
    const { width, height, format } = await sharp(file).metadata()
    expect([String(width), String(height), format]).toEqual([meta(page, 'og:image:width'), meta(page, 'og:image:height'), 'jpeg'])
    expect([width, height]).toEqual([1200, 630])
    expect(statSync(file).size).toBeLessThan(150_000)
    expect(meta(page, 'og:image:alt')).toContain(site.name)
  })
})

describe('the rules of the next page', () => {
  it('are data in every page until it is painted: the browser would stop to read them', () => {
    for (const { root, route } of pages) {
      expect(root.querySelectorAll('script[type=speculationrules]'), route).toEqual([])
      expect(root.querySelectorAll('script[data-late=speculationrules]').map((script) => JSON.parse(script.text) as unknown), route).toEqual([{ prefetch: [expect.objectContaining({ eagerness: 'moderate' })] }])
    }
  })
})

describe('the manifest', () => {
  type Manifest = { name: string; start_url: string; display: string; icons: { src: string; sizes: string; purpose: string }[] }

  it('names the firm, a window of its own, without which nothing is installed, and icons that are as large as it says, one of them maskable', async () => {
    const { textOf } = await import('./support/build.ts')
    const manifest = JSON.parse(textOf('manifest.webmanifest')) as Manifest
    expect(manifest.name).toContain(site.name)
    expect(manifest.start_url).toBe('/')
    expect(['standalone', 'minimal-ui']).toContain(manifest.display)
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const icon of manifest.icons) {
      const { width, height } = await sharp(path.join(DIST, icon.src)).metadata()
      expect(`${width}x${height}`).toBe(icon.sizes)
    }
  })

  it('is named by every page, once it is painted (at once it would be a request before the largest paint), by public ones also where no script runs', () => {
    for (const page of pages) {
      expect(page.root.querySelectorAll('link[href="/manifest.webmanifest"]').map((link) => [link.getAttribute('data-late'), link.getAttribute('rel')]), page.route).toEqual([['manifest', undefined]])
      expect(page.html.includes('<noscript><link rel="manifest" href="/manifest.webmanifest"></noscript>'), page.route).toBe(page.root.querySelector('link[rel=canonical]') !== null)
    }
  })

  it('has a colour for the bar on every page; the portals, which alone follow the system, one more in the dark', () => {
    for (const page of pages) {
      const colours = page.root.querySelectorAll('meta[name=theme-color]').map((element) => element.getAttribute('media') ?? 'any')
      expect(colours, page.route).toEqual(page.root.querySelector('html.staff') ? ['(prefers-color-scheme: dark)', 'any'] : ['any'])
    }
  })
})

it('the mark is there for what reads no SVG: named by every page, and asked for at the root', async () => {
  for (const { root, route } of pages) expect(fileOf(root.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href') ?? ''), route).toBeDefined()
  const file = readFileSync(path.join(DIST, 'favicon.ico'))
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(offset + length).toBe(file.length)
  expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({ width: file[6], height: file[7], format: 'png' })
})

it('who finds a weakness is told whom to tell, until a day within a year (RFC 9116)', () => {
  const fields = Object.fromEntries(readFileSync(path.join(DIST, '.well-known/security.txt'), 'utf8').trim().split('\n').map((line) => line.split(/: (.*)/) as [string, string]))
  expect(fields).toMatchObject({ 'Contact': `mailto:${site.email}`, 'Canonical': `${site.origin}/.well-known/security.txt` })
  const left = Date.parse(fields['Expires']!) - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(365 * 24 * 60 * 60 * 1000)
})
