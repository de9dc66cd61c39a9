/** Loads the index and the library that searches it, once and only when somebody searches. */
import type MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import { options, type Document } from '#components/search/document.ts'
import { fetchFile, overdue } from '#lib/patience.ts'

export type Found = SearchResult & Pick<Document, 'kind' | 'title' | 'description' | 'text'>

// By a fixed address: the page's script is inline (docs/decisions/speed.md), so no bundler fills in the names of hashed files.
const LIBRARY = '/search-library.js'
let lost = 0
const tooLate = async (): Promise<never> => {
  await overdue()
  throw new Error('The search library is overdue.')
}
/** A browser may remember a failed import by its address as long as the page is open: each retry uses another query. */
const searcher = () =>
  Promise.race([import(/* @vite-ignore */ lost ? `${LIBRARY}?again=${lost}` : LIBRARY) as Promise<typeof import('#components/search/library.ts')>, tooLate()]).catch((error: unknown) => {
    lost++
    throw error
  })

let index: Promise<MiniSearch<Document>> | undefined

const load = async (): Promise<MiniSearch<Document>> => {
  const [{ default: Search }, answer] = await Promise.all([searcher(), fetchFile('/search-index.json')])
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`)
  const made = new Search<Document>(options)
  // In small steps, so that a large index doesn't delay the next keystroke.
  await made.addAllAsync((await answer.json()) as Document[], { chunkSize: 20 })
  return made
}

/** The loaded index, or the promise of it. A failure is forgotten, so that the next call tries again. */
export const prepare = (): Promise<MiniSearch<Document>> =>
  (index ??= load().catch((error: unknown) => {
    index = undefined
    throw error
  }))

/** The documents with every word of `query`; if there are none, those with any of them. @throws if index or library can't be loaded */
export const find = async (query: string): Promise<Found[]> => {
  const search = await prepare()
  const all = search.search(query)
  return (all.length > 0 ? all : search.search(query, { combineWith: 'OR' })) as Found[]
}
