/**
 * Lists on each island's element the files that it needs, dependencies first: the browser requests all at once instead of
 * discovering one by another, and knows which to request again (`src/directives/`).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

// Its own attributes come before its properties, which may contain anything.
const ISLAND = /<astro-island [^>]*?component-url="[^"]+"[^>]*?renderer-url="[^"]+"/g
const ADDRESS = /(?:renderer|component)-url="([^"]+)"/g
const IMPORT = /(?:from|import)\s*"(\.\/[^"]+\.js)"/g

/** The addresses of a built file and of all its imports, dependencies first. */
const filesOf = (dist: string, address: string, found: Set<string>, entered = new Set<string>()): Set<string> => {
  if (found.has(address) || entered.has(address)) return found
  entered.add(address)
  for (const [, imported = ''] of readFileSync(dist + address, 'utf8').matchAll(IMPORT)) filesOf(dist, path.posix.join(path.posix.dirname(address), imported), found, entered)
  return found.add(address)
}

/** The page, as built into the folder `dist`, with the files listed on its islands. */
export const withIslandFiles = (page: string, dist: string): string =>
  page.replace(ISLAND, (island) => {
    const files = new Set<string>()
    for (const [, address = ''] of [...island.matchAll(ADDRESS)].reverse()) filesOf(dist, address, files)
    return `${island} data-files="${[...files].join(' ')}"`
  })
