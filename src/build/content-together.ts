/**
 * The texts of content/ as one file while pages are made. By default the bundler makes a file for each text: a thousand
 * more articles would be a thousand more files to make, write, read and remove. Astro's second module of each text, which
 * names its styles, keeps a file of its own: Astro fills in only one per file.
 */
import type { Rolldown } from 'vite'

/** A text without a query: `index.mdx?astroPropagatedAssets` is the second module. */
const TEXT = /\/content\/[^?]*\.mdx$/
const OF_ASTRO = /\/node_modules\/astro\//

/** A text that imports a component stays separate: in one file all would have the styles of each. */
const group: Rolldown.CodeSplittingNameFunction = (id, bundler) =>
  bundler.getModuleInfo(id)?.importedIds.every((imported) => OF_ASTRO.test(imported)) ? 'content' : null

export const contentTogether: Rolldown.OutputOptions = { codeSplitting: { groups: [{ name: group, test: TEXT }] } }
