/** Left of a line, a solid arch over a small square: savings under a roof. Right of it, open country in contours: investment. */
import { contours } from 'd3-contour'
import { height } from '../landscape.ts'
import { simplifyRing, smooth } from '../lines.ts'
import { dawn } from '../palette.ts'
import { el, path, range, stroke, type Point } from '../svg.ts'
import { bold, cover, onMist } from './cover.ts'

const LINE = 780
const GROUND = 700
const ARCH = { x: 400, outer: 230, inner: 138 }

/** The same landscape as on the home page, from straight above and open on all sides. */
const country = (): string => {
  const [across, down] = [110, 120]
  const grid = Float64Array.from(range(across * down), (n) =>
    height(0.28 + (0.62 * (n % across)) / across, 0.02 + (0.72 * Math.floor(n / across)) / down),
  )
  const place = ([i, j]: Point): Point => [LINE + ((i - 0.5) / (across - 1)) * (1600 - LINE), -4 + ((j - 0.5) / (down - 1)) * 908]
  return contours()
    .size([across, down])
    .thresholds(range(22).map((k) => 0.06 + k * 0.045))(grid)
    .map(({ coordinates }, k) => {
      const rings = coordinates.flat().map((ring) => smooth(simplifyRing(ring.slice(0, -1).map(place), 1.6), true))
      return path(rings.join(''), k % 5 === 4 ? stroke(onMist.strong, 4, 0.8) : stroke(onMist.strong, 2.4, 0.42))
    })
    .join('')
}

export const depositInsurance = (): string => {
  const { x, outer, inner } = ARCH
  const arch = (r: number) => `V${GROUND - 260}a${r} ${r} 0 0 1 ${2 * r} 0V${GROUND}`
  return cover(
    onMist,
    `<clipPath id="c"><path d="M${LINE} 0h820v900H${LINE}z"/></clipPath>`,
    el('g', { 'clip-path': 'url(#c)' }, country()),
    path(`M${x - outer} ${GROUND}${arch(outer)}h${inner - outer}V${GROUND - 260}a${inner} ${inner} 0 0 0 -${2 * inner} 0V${GROUND}z`, {
      fill: onMist.strong,
    }),
    el('rect', { x: x - 58, y: GROUND - 116, width: 116, height: 116, fill: dawn }),
    path(`M90 ${GROUND}H${LINE}`, bold(onMist.strong)),
    path(`M${LINE} 0V900`, bold(onMist.strong)),
  )
}
