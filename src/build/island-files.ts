/**
 * Names at each island the files that it needs, those first that others need: the browser asks for all at once instead of
 * finding one by another, and knows which to ask for again (`src/directives/`).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

// Its own attributes come before what it is given, which may hold anything.
const ISLAND = /<astro-island [^>]*?component-url="[^"]+"[^>]*?renderer-url="[^"]+"/g
const ADDRESS = /(?:renderer|component)-url="([^"]+)"/g
const IMPORT = /(?:from|import)\s*"(\.\/[^"]+\.js)"/g

/** The addresses of a built file and of all that it imports, a file after those that it needs. */
const filesOf = (dist: string, address: string, found: Set<string>, entered = new Set<string>()): Set<string> => {
  if (found.has(address) || entered.has(address)) return found
  entered.add(address)
  for (const [, imported = ''] of readFileSync(dist + address, 'utf8').matchAll(IMPORT)) filesOf(dist, path.posix.join(path.posix.dirname(address), imported), found, entered)
  return found.add(address)
}

/** The page, as built into the folder `dist`, with the files of its islands named. */
export const withIslandFiles = (page: string, dist: string): string =>
  page.replace(ISLAND, (island) => {
    const files = new Set<string>()
    for (const [, address = ''] of [...island.matchAll(ADDRESS)].reverse()) filesOf(dist, address, files)
    return `${island} data-files="${[...files].join(' ')}"`
  })
