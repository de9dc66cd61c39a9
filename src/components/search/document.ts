/** What can be found: the shape of `/search-index.json`, and how it is searched. Shared by the build and the browser. */
import type { Options } from 'minisearch'
import { plain } from '#contracts/words.ts'

export type Document = {
  /** The address of the page. */
  id: string
  kind: 'Service' | 'Position' | 'Article' | 'Page'
  title: string
  description: string
  headings: string
  /** The beginning of the text, without markup. */
  text: string
  /** The words of the rest of the text, each once: they find the page, but can't be quoted. */
  rest: string
}

/** A word as the index cuts it. */
export const WORD = /[^\n\r\p{Z}\p{P}]+/gu

export const options: Options<Document> = {
  fields: ['title', 'headings', 'description', 'text', 'rest'],
  storeFields: ['kind', 'title', 'description', 'text'],
  processTerm: plain,
  searchOptions: {
    boost: { title: 4, headings: 2, description: 2 },
    prefix: (term) => term.length > 1,
    // Tolerates a typing error in a long word; a short word must match.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
    // Services and positions come before articles and pages.
    boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'Service' || stored?.['kind'] === 'Position' ? 2 : 1),
  },
}
