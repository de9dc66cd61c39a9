/**
 * The code that islands share, in a few files. By default the bundler makes a file for each set of islands that share a module,
 * forty for a dashboard, each a request with headers of its own. Here a shared module is in the file of the first kind of
 * page, in the order below, that uses it: no page loads what only later kinds need (docs/decisions/speed.md).
 */
import type { Rolldown } from 'vite'

const KINDS = {
  home: /\/src\/islands\/carousel\//,
  form: /\/src\/islands\/forms\//,
  tracking: /\/src\/islands\/tracking\//,
  door: /\/src\/islands\/staff\/(sign-in\/|account\/(Account|Forgot)\.tsx)/,
  portal: /\/src\/islands\/staff\//,
}
const REACT = /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//

type Bundler = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The entry modules, of a page or a dynamic import, that load `id`. */
const startsOf = (id: string, bundler: Bundler, seen = new Set<string>()): string[] => {
  if (seen.has(id)) return []
  seen.add(id)
  const module = bundler.getModuleInfo(id)
  const own = module?.isEntry || module?.dynamicImporters.length ? [id] : []
  return [...own, ...(module?.importers.flatMap((importer) => startsOf(importer, bundler, seen)) ?? [])]
}

/** Whether a module is shared, and used first by a kind of page: modules of earlier kinds are in their groups already. */
const sharedBy = (name: string, place: RegExp): Rolldown.CodeSplittingNameFunction => (id, bundler) => {
  const starts = startsOf(id, bundler)
  return starts.length > 1 && starts.some((start) => place.test(start) && bundler.getModuleInfo(start)?.isEntry) ? name : null
}

const groups = [{ name: 'react', test: REACT }, ...Object.entries(KINDS).map(([name, place]) => ({ name: sharedBy(name, place) }))]

export const sharedChunks: Rolldown.OutputOptions = { codeSplitting: { groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })) } }
