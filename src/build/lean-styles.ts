/**
 * Removes what Tailwind writes for browsers that it doesn't support: the `@supports` guards around mixed colours and the
 * fallbacks before them (`BROWSERS` in astro.config.mjs), which double each rule in every page's first packets. Also its
 * banner, because nothing of its own stylesheet is left here (`styles/reset.css`), and `:host`: no page has a shadow tree.
 * And what the minifier adds for them: prefixes, and the custom properties by which it imitates `light-dark()`.
 */
import type { Plugin } from 'vite'

const BANNER = /\/\*! tailwindcss .*?\*\//g
const GUARD = /(?:([\w-]+): [^;{}]*;\s*)?@supports \(color: color-mix\(in lab, red, red\)\) \{(\s*([\w-]+)[^{}]*)\}/g

/** `css` with each guard replaced by its content. */
export const lean = (css: string): string =>
  css.replace(BANNER, '').replaceAll(':root, :host', ':root').replace(GUARD, (all: string, before: string | undefined, held: string, guarded: string) =>
    before && before !== guarded ? all.slice(0, all.indexOf('@supports')) + held : held)

/** The minifier prefixes all of `text-decoration`, although Safari lacks only the shorthand of several values. */
const PREFIXED = /-webkit-text-decoration(?:-color:[^;}]*|:inherit);/g
/** It adds them to every `color-scheme`. No style here uses `light-dark()`, which alone would read them (`tests/site/styles.test.ts`). */
const IMITATED = /--lightningcss-(?:light|dark):[^;}]*;?/g

/** Minified `css` without what no supported browser needs. */
export const unprefixed = (css: string): string => css.replace(PREFIXED, '').replace(IMITATED, '')

/** The plugins, for Vite: listed after Tailwind's. */
export const leanStyles = (): Plugin[] => [
  {
    name: 'lean-styles',
    enforce: 'pre',
    transform: { filter: { id: /\.css(\?|$)/, code: /tailwindcss|color-mix\(in lab, red, red\)/ }, handler: (code) => ({ code: lean(code), map: null }) },
  },
  {
    name: 'lean-styles:minified',
    // Before Astro puts the styles into its pages.
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = unprefixed(String(file.source))
      },
    },
  },
]
