/**
 * Drizzle has 200 files, and to learn that each is an ES module Node parses the 6,000 lines of Drizzle's package.json each
 * time: a second of processor time for every process. Loaded before all else (`--import`), this tells Node.
 */
import { registerHooks } from 'node:module'

const isItsOwn = (specifier: string, parent = '') => parent.includes('/node_modules/drizzle-orm/') && /^\.{1,2}\/.*\.js$/.test(specifier)

registerHooks({
  resolve: (specifier, context, next) =>
    isItsOwn(specifier, context.parentURL) ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true } : next(specifier, context),
})
