/** What each kind of page may weigh on the wire at a phone's first visit. Times are measured elsewhere; bytes decide them. */
import { describe, expect, it } from 'vitest'
import { pages, publicPages, type Page } from './support/build.ts'
import { grownBy } from './support/grown.ts'
import { accentBytes, brotli, fontBytes, importsOf, pictureBytes, scriptBytes, scriptsOf, styleBytes } from './support/weight.ts'

const KB = 1000
/** What arrives with the first packets. */
const FIRST_PACKETS = 14 * 1024

type Budget = { html: number; scripts: number; fonts: number; pictures: number; total: number }

const reading: Budget = { html: FIRST_PACKETS, scripts: 2 * KB, fonts: 45 * KB, pictures: 40 * KB, total: 100 * KB }
const form: Budget = { html: FIRST_PACKETS, scripts: 88 * KB, fonts: 45 * KB, pictures: 40 * KB, total: 170 * KB }
const home: Budget = { html: FIRST_PACKETS, scripts: 76 * KB, fonts: 45 * KB, pictures: 80 * KB, total: 200 * KB }
/** With the page's own script; the index and the search library are loaded only when somebody searches. */
const search: Budget = { ...reading, scripts: 4 * KB }

const budgetOf = ({ route, root }: Page): Budget =>
  route === '/' || route === '/home' ? home : route === '/search' ? search : root.querySelector('astro-island') ? form : reading

const staff: Budget = { html: FIRST_PACKETS, scripts: 140 * KB, fonts: 45 * KB, pictures: 40 * KB, total: 260 * KB }

const weights = (page: Page) => {
  const parts = { html: brotli(page.html), scripts: scriptBytes(page), fonts: fontBytes(page), pictures: pictureBytes(page) }
  return { ...parts, total: parts.html + parts.scripts + parts.fonts + parts.pictures + styleBytes(page) }
}

/** The budget of a page, raised by what editors have added to its HTML. */
const grown = (budget: Budget, { route }: Page): Budget => ({ ...budget, html: budget.html + grownBy(route), total: budget.total + grownBy(route) })

describe.each(publicPages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  const budget = grown(budgetOf(page), page)
  const weight = weights(page)

  it.each(Object.keys(budget) as (keyof Budget)[])('is within its budget: %s', (part) => {
    expect(weight[part]).toBeLessThanOrEqual(budget[part])
  })

  it('runs no script before its largest paint: all are modules, which wait for the page', () => {
    const scripts = page.root.querySelectorAll('script').filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
    const early = scripts.filter((script) => script.getAttribute('type') !== 'module' && !script.hasAttribute('defer'))
    const large = early.filter((script) => script.hasAttribute('src') || brotli(script.rawText) > 2 * KB)
    expect(large.map((script) => script.outerHTML.slice(0, 120))).toEqual([])
  })

  it('has its own scripts inside: a file would be fetched before the largest paint', () => {
    const files = page.root.querySelectorAll('script[src]').map((script) => script.getAttribute('src'))
    expect(files).toEqual([])
  })

  it('fetches accented letters only where a word has one, and then little', () => {
    const accented = /[\u00a1-\u00a8\u00aa-\u00b6\u00b8-\u00d6\u00d8-\u017f]/.test(page.root.querySelector('body')!.text)
    expect(accentBytes(page) > 0).toBe(accented)
    expect(accentBytes(page)).toBeLessThan(60 * KB)
  })

  it('asks for no style before it can paint: what it needs for that is in the page', () => {
    const links = page.root.querySelectorAll('link[rel=stylesheet]').filter((link) => !link.closest('noscript') && link.getAttribute('media') !== 'print')
    expect(links.map((link) => link.outerHTML)).toEqual([])
  })
})

describe.each(pages.filter((page) => !page.public).map((page) => [page.route, page] as const))('%s', (_route, page) => {
  const budget = grown(staff, page)
  const weight = weights(page)
  it.each(Object.keys(staff) as (keyof Budget)[])('is within the budget of the portals: %s', (part) => {
    expect(weight[part]).toBeLessThanOrEqual(budget[part])
  })

  it('asks for its scripts in few files, each named once, after those that it needs', () => {
    expect(scriptsOf(page).length).toBeLessThanOrEqual(10)
    for (const island of page.root.querySelectorAll('astro-island[client=painted]')) {
      const named = island.getAttribute('data-files')!.split(' ')
      expect(new Set(named)).toEqual(new Set(scriptsOf(page)))
      named.forEach((file, at) => { expect(named.slice(0, at)).toEqual(expect.arrayContaining(importsOf(file))) })
    }
  })
})

it('weighs something: a page with an island loads its renderer', () => {
  const contact = publicPages.find(({ route }) => route === '/contact')!
  expect(scriptBytes(contact)).toBeGreaterThan(60 * KB)
  expect(fontBytes(contact)).toBeGreaterThan(20 * KB)
  expect(pictureBytes(contact)).toBeGreaterThan(1 * KB)
  expect(styleBytes(pages.find(({ route }) => route === '/admin/dashboard')!)).toBeGreaterThan(4 * KB)
})
