/**
 * The bands behind the heads of inner pages. The words are on the left, so a wide band is empty there and gains its lines
 * toward the right; on a phone it is a strip of its own, and only its left edge is soft.
 */
import { ink, mere } from '../palette.ts'
import { el, fadeIn, frame, type Point } from '../svg.ts'

export type Size = 'wide' | 'phone'

type Band = {
  width: number
  height: number
  /** The middle of what is drawn. */
  focus: Point
  /** Lines keep their weight on the screen: a phone shows the strip at half its size. */
  weight: number
  /** Paints for lines that cross the whole band, from nothing on the left. */
  mereFade: string
  inkFade: string
}

export const band = (size: Size): Band => ({
  width: size === 'wide' ? 1440 : 780,
  height: 420,
  focus: size === 'wide' ? [1060, 210] : [470, 210],
  weight: size === 'wide' ? 1 : 1.3,
  mereFade: 'url(#m)',
  inkFade: 'url(#i)',
})

export const draw = ({ width, height }: Band, ...body: string[]): string => {
  const [from, to] = width > 1000 ? [480, 1060] : [0, 330]
  return frame(width, height, el('defs', {}, fadeIn('m', mere, from, to) + fadeIn('i', ink, from, to)) + body.join(''))
}
