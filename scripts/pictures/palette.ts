/**
 * The five colours of the pictures, read from the tokens in `src/site/theme.css`, so that a rebrand recolours every plate
 * on the next build. A plate names a role (ink, mere, …), never a hexadecimal value.
 */
import { readFileSync } from 'node:fs'
import { colourOf, type Drawn } from '#data/theme-colours.ts'

const theme = readFileSync(new URL('../../src/site/theme.css', import.meta.url), 'utf8')

const token = (name: Drawn): string => colourOf(theme, name)

/** Text and fine lines. */
export const ink = token('ink')
/** The ground of a page, and whatever hides what lies behind it. */
export const paper = token('paper')
/** The brand's colour: what a picture is about. */
export const mere = token('mere')
/** The one accent of a picture. */
export const dawn = token('dawn')
/** Quiet surfaces. */
export const mist = token('mist')

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The colour `share` of the way from one colour to another. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((c, i) => Math.round(c + ((target[i] ?? c) - c) * share))
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}
