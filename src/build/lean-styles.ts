/**
 * Removes what Tailwind writes for browsers that it doesn't support: the `@supports` guards around mixed colours and the
 * fallbacks before them (`BROWSERS` in astro.config.mjs), which double each rule in every page's first packets. Also its
 * banner, because nothing of its own stylesheet is left here (`styles/reset.css`), and `:host`: no page has a shadow tree.
 */
import type { Plugin } from 'vite'

const BANNER = /\/\*! tailwindcss .*?\*\//g
const GUARD = /(?:([\w-]+): [^;{}]*;\s*)?@supports \(color: color-mix\(in lab, red, red\)\) \{(\s*([\w-]+)[^{}]*)\}/g

/** `css` with each guard replaced by its content. */
export const lean = (css: string): string =>
  css.replace(BANNER, '').replaceAll(':root, :host', ':root').replace(GUARD, (all: string, before: string | undefined, held: string, guarded: string) =>
    before && before !== guarded ? all.slice(0, all.indexOf('@supports')) + held : held)

/** The plugin, for Vite: listed after Tailwind's, before the minifier. */
export const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  enforce: 'pre',
  transform: { filter: { id: /\.css(\?|$)/, code: /tailwindcss|color-mix\(in lab, red, red\)/ }, handler: (code) => ({ code: lean(code), map: null }) },
})
