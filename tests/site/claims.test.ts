/** A figure that advertises is shown together with what it costs, or may cost: spec section 9; decisions "Brand and configuration". */
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { meta, publicPages } from './support/build.ts'
import { servicePath } from '../support/firm.ts'

const CLAIMS = [
  { name: 'lending without interest', service: 'loan', claim: /\b(?:0\s?%|zero|no|without) interest|\b(?:zero-interest|interest-free)/i, beside: [/borrowing cost/i, /default protection fee/i] },
  { name: 'the return of a plan', service: 'investment', claim: /8\s?%\s?(?:-|–|to)\s?15\s?%/i, beside: [/not (?:guaranteed|promised|a promise)|can lose/i] },
]
/** The text of the section around each occurrence of the claim. */
const passages = (root: HTMLElement, claim: RegExp) =>
  root.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dd, figcaption)').filter(({ text }) => claim.test(text)).map((it) => it.closest('section, article, header, main')!.text)

describe.each(CLAIMS)('$name', ({ service, claim, beside }) => {
  const found = publicPages.map((page) => ({ route: page.route, passages: passages(page.root, claim), description: meta(page, 'description') ?? '', picture: meta(page, 'og:image:alt') ?? '' }))

  it('is claimed on the page of its service', () => {
    expect(found.find(({ route }) => route === servicePath(service))!.passages).not.toEqual([])
  })

  it.each(found.filter((page) => page.passages.length))('on $route has beside it what qualifies it', (page) => {
    for (const text of page.passages) for (const words of beside) expect(text).toMatch(words)
  })

  // Search results show a description without the page, messengers a picture.
  it.each(['description', 'picture'] as const)('is named in no %s without what qualifies it', (shown) => {
    expect(found.filter((page) => claim.test(page[shown]) && !beside.every((words) => words.test(page[shown]))).map(({ route }) => route)).toEqual([])
  })
})
