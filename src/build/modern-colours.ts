/**
 * Takes Tailwind's guards off mixed colours: every browser that Tailwind 4 supports mixes them (`BROWSERS` in
 * astro.config.mjs), and each guard says a rule twice in every page's first packets.
 */
import type { Plugin } from 'vite'

const GUARD = /@supports \(color: color-mix\(in lab, red, red\)\) \{([^{}]*)\}/g

/** `css` with what the guards hold in their place. */
export const unguarded = (css: string): string => css.replace(GUARD, '$1')

/** The plugin, for Vite: listed behind Tailwind's, before the minifier, which drops what is then said twice. */
export const modernColours = (): Plugin => ({
  name: 'modern-colours',
  enforce: 'pre',
  transform: { filter: { id: /\.css(\?|$)/, code: /color-mix\(in lab, red, red\)/ }, handler: (code) => ({ code: unguarded(code), map: null }) },
})
