/**
 * Shorter names for the attributes by which Astro scopes a component's styles: `data-astro-cid-czsppua5` occurs some
 * hundreds of times in a page, and its random letters can't be compressed. Builds only.
 */
import type { Plugin } from 'vite'

const SCOPE = /data-astro-cid-([a-z0-9]{4})([a-z0-9]{4})/g

const known = new Map<string, string>()
/** The first half of the letters is enough to tell components apart. @throws if two share it: one must be renamed */
const shortened = (code: string): string =>
  code.replace(SCOPE, (_, first: string, second: string) => {
    if ((known.get(first) ?? second) !== second) throw new Error(`Two components have the scope ${first}: rename one of them, or leave out src/build/short-scopes.ts.`)
    known.set(first, second)
    return `data-s${first}`
  })

const plugin = (enforce: 'pre' | 'post'): Plugin => ({
  name: `short-scopes:${enforce}`, enforce, apply: 'build',
  transform: { filter: { code: 'data-astro-cid-' }, handler: (code) => ({ code: shortened(code), map: null }) },
})

/** Styles get their scope when they are read, components when they are compiled. */
export const shortScopes = (): Plugin[] => [plugin('pre'), plugin('post')]
