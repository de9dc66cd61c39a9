/** Loads the index and the library that searches it, once and only when somebody searches. */
import type MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import { options, type Document } from '#components/search/document.ts'
import { fetchFile, overdue } from '#lib/patience.ts'

export type Found = SearchResult & Pick<Document, 'kind' | 'title' | 'description' | 'text'>

// By its address: the page's script is in its HTML (docs/decisions/speed.md), where no bundler can name files for it.
const LIBRARY = '/search-library.js'
let lost = 0
const tooLate = async (): Promise<never> => {
  await overdue()
  throw new Error('The search library is overdue.')
}
/** A browser may remember a failed import as long as the page is open, but only by its address. */
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
  // In small steps: a large index must not hold up the next key.
  await made.addAllAsync((await answer.json()) as Document[], { chunkSize: 20 })
  return made
}

/** Begins to load, or takes what is loaded; a failure is forgotten, so that the next try begins anew. */
export const prepare = (): Promise<MiniSearch<Document>> =>
  (index ??= load().catch((error: unknown) => {
    index = undefined
    throw error
  }))

/** What holds every word; where nothing does, what holds any of them. */
export const find = async (query: string): Promise<Found[]> => {
  const search = await prepare()
  const all = search.search(query)
  return (all.length > 0 ? all : search.search(query, { combineWith: 'OR' })) as Found[]
}
