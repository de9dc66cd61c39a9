/**
 * Removes what Tailwind writes for browsers that it doesn't support: its guards of mixed colours and the plain colours
 * before them (`BROWSERS` in astro.config.mjs), each a rule twice in every page's first packets. Its banner: nothing of its
 * own sheet is left here (`styles/reset.css`). And `:host`: no page has a shadow.
 */
import type { Plugin } from 'vite'

const BANNER = /\/\*! tailwindcss .*?\*\//g
const GUARD = /(?:([\w-]+): [^;{}]*;\s*)?@supports \(color: color-mix\(in lab, red, red\)\) \{(\s*([\w-]+)[^{}]*)\}/g

/** `css` with what the guards hold in their place. */
export const lean = (css: string): string =>
  css.replace(BANNER, '').replaceAll(':root, :host', ':root').replace(GUARD, (all: string, before: string | undefined, held: string, guarded: string) =>
    before && before !== guarded ? all.slice(0, all.indexOf('@supports')) + held : held)

/** The plugin, for Vite: listed behind Tailwind's, before the minifier. */
export const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  enforce: 'pre',
  transform: { filter: { id: /\.css(\?|$)/, code: /tailwindcss|color-mix\(in lab, red, red\)/ }, handler: (code) => ({ code: lean(code), map: null }) },
})
