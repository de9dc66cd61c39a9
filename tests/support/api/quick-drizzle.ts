/**
 * Drizzle is 200 files, and to learn that each is a module Node parses the 6,000 lines of its package.json each time: a second
 * of a processor for everything that begins. Loaded before all else (`--import`), this tells it.
 */
import { registerHooks } from 'node:module'

const isItsOwn = (specifier: string, parent = '') => parent.includes('/node_modules/drizzle-orm/') && /^\.{1,2}\/.*\.js$/.test(specifier)

registerHooks({
  resolve: (specifier, context, next) =>
    isItsOwn(specifier, context.parentURL) ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true } : next(specifier, context),
})
