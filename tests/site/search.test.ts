/** What the search finds, by the index that the build made and the rules that the page searches it with. */
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { options, WORD, type Document } from '#components/search/document.ts'
import { plain } from '#contracts/words.ts'
import { indexedPages, publicPages, textOf } from './support/build.ts'
import { brotli, scriptsOf } from './support/weight.ts'
import { servicePath } from '../support/firm.ts'

const documents = JSON.parse(textOf('search-index.json')) as Document[]
const index = new MiniSearch<Document>(options)
index.addAll(documents)
/** The last three plain words of a text, to search for. */
const lastWords = (text: string) => text.split(/\s+/).filter((word) => /^[a-z]{5,}$/.test(word)).slice(-3).join(' ')
const found = (query: string) => index.search(query).map(({ id }) => String(id))

describe('the index', () => {
  it('holds each page once but the first and the lists of a category, and nothing that is not a page', () => {
    const looked = indexedPages.map(({ route }) => route).filter((route) => route !== '/' && !route.startsWith('/news/category/'))
    expect(documents.map(({ id }) => id).toSorted(), 'made in src/components/search/documents.ts').toEqual(looked.toSorted())
  })

  it('holds words, not markup, and stays light', () => {
    for (const { title, text, rest, description } of documents) {
      expect(text.length).toBeGreaterThan(50)
      expect(title + text + rest + description).not.toMatch(/<[a-z]|&[a-z]+;|\{firm\}/)
    }
    expect(brotli(textOf('search-index.json'))).toBeLessThan(1000 * documents.length)
  })

  it('waits until somebody searches: no page fetches it or its library', () => {
    for (const page of publicPages) {
      expect(page.root.querySelectorAll('link[href*=search-index]')).toEqual([])
      expect(scriptsOf(page).filter((script) => /MiniSearch/.test(textOf(script)))).toEqual([])
    }
  })
})

describe('what the index has of a text', () => {
  const wordsIn = (text: string) => new Set(text.match(WORD)?.map(plain))
  const texts = indexedPages.filter(({ route }) => /^\/(?:news\/[^/]+|privacy|terms)$/.test(route))

  it.each(texts)('is every word of $route', ({ route, root }) => {
    const { headings, text, rest } = documents.find(({ id }) => id === route)!
    const shown = root.querySelectorAll('.prose').map(({ structuredText }) => structuredText).join(' ')
    expect([...wordsIn(shown).difference(wordsIn(`${headings} ${text} ${rest}`))]).toEqual([])
  })
})

describe('the search', () => {
  it('finds what is said anywhere on a page, at its end as well', () => {
    const articles = indexedPages.filter(({ route }) => /^\/(?:news\/[^/]+|privacy|terms)$/.test(route))
    for (const { route, root } of articles) {
      const last = lastWords(root.querySelectorAll('.prose p, .prose li').map(({ structuredText }) => structuredText).join(' '))
      expect(found(last), `${route}: ${last}`).toContain(route)
    }
  })

  it('finds the pages that somebody needs to do something', () => {
    expect(found('contact')).toContain('/contact')
    expect(found('consultation')).toContain('/consultation')
    expect(found('track')).toContain('/track-my-application')
  })

  it('finds an article by a word of its title, a posting by its name, a service by what it offers', () => {
    // Only documents with the words in their titles may come before it, such as articles that editors add.
    const leading = (query: string, route: string) => found(query).slice(0, found(query).indexOf(route) + 1).map((id) => documents.find((document) => document.id === id)!)
    for (const [query, route, words] of [['scam', '/news/job-scams', /scam/i], ['loan officer', '/careers/loan-officer', /loan officer/i]] as const) {
      expect(leading(query, route).at(-1)?.id).toBe(route)
      expect(leading(query, route).filter(({ title }) => !words.test(title))).toEqual([])
    }
    expect(found('zero-interest')[0]).toBe(servicePath('loan'))
  })

  it('finds the beginning of a word, a slip of the finger, and letters without their marks', () => {
    expect(found('insur')).toContain('/news/deposit-insurance')
    expect(found('insurence')).toContain('/news/deposit-insurance')
    expect(found('INSURANCÉ')).toContain('/news/deposit-insurance')
  })

  it('wants every word, and finds nothing where there is nothing', () => {
    for (const id of found('deposit insurance')) for (const word of ['deposit', 'insurance']) expect(found(word), `${word} for ${id}`).toContain(id)
    expect(found('deposit insurance')).not.toEqual([])
    expect(found('xylophone')).toEqual([])
  })
})
