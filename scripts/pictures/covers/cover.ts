/** What the ten article covers share: one size, four grounds, two line weights, and one accent in amber. */
import { dawn, ink, mere, mist, mix, paper } from '../palette.ts'
import { el, frame, stroke, type Attributes } from '../svg.ts'

const WIDTH = 1600
const HEIGHT = 900

/** A ground and the three ranks of line that read on it: what the picture is about, its surroundings, and texture. */
type Ground = { fill: string; strong: string; line: string; faint: string }

export const onMist: Ground = { fill: mist, strong: mere, line: mix(mist, mere, 0.62), faint: mix(mist, mere, 0.26) }
/** Paper, a shade deeper, so that the cover keeps its edge on a page of paper. */
export const onPaper: Ground = { fill: mix(paper, ink, 0.045), strong: mere, line: mix(paper, ink, 0.6), faint: mix(paper, ink, 0.2) }
export const onMere: Ground = { fill: mere, strong: mist, line: mix(mere, mist, 0.66), faint: mix(mere, mist, 0.26) }
export const onInk: Ground = { fill: ink, strong: mist, line: mix(ink, mist, 0.62), faint: mix(ink, mist, 0.24) }

/** Weights that hold at a card's 380 px, a quarter of the drawn size. */
const BOLD = 6
const FINE = 2.6

export const bold = (color: string): Attributes => stroke(color, BOLD)
export const fine = (color: string): Attributes => stroke(color, FINE)
export const accent = stroke(dawn, 9)

export const cover = (ground: Ground, ...body: string[]): string =>
  frame(WIDTH, HEIGHT, el('path', { fill: ground.fill, d: `M0 0h${WIDTH}v${HEIGHT}H0z` }) + body.join(''))
