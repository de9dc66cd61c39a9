/** Plate 2: the same landscape cut into sections, one behind another, each hiding what lies behind it. Left is open water. */
import { SHORE, height } from '../landscape.ts'
import { simplify, smooth, taut } from '../lines.ts'
import { ink, mere, paper } from '../palette.ts'
import { frame, path, range, stroke, type Point } from '../svg.ts'

type View = { width: number; height: number; rows: number; west: number; east: number; rise: number; top: number; weight: number }

/** Cuts are made from the far shore to the near one. */
const [FAR, NEAR] = [0.02, 0.9]
const SAMPLES = 260

const draw = ({ width, height: tall, rows, west, east, rise, top, weight }: View): string => {
  const body = range(rows).map((row) => {
    const near = row / (rows - 1)
    const y = FAR + (NEAR - FAR) * near
    // Rows spread out toward the viewer, which is all the perspective that the picture has.
    const base = top + (tall - top - 12) * near ** 1.25
    const points = range(SAMPLES + 1).map((i): Point => {
      const x = west + ((east - west) * i) / SAMPLES
      return [(i / SAMPLES) * (width + 20) - 10, base - Math.max(0, height(x, y) - SHORE) * rise * (0.7 + 0.3 * near)]
    })
    const d = smooth(taut(simplify(points, 0.55), 9))
    return path(`${d}V${tall + 10}H-10z`, {
      fill: paper,
      ...stroke(near > 0.45 ? mere : ink, (0.7 + 0.5 * near) * weight, 0.3 + 0.55 * near),
    })
  })
  return frame(width, tall, body.join(''))
}

export const sectionsWide = () => draw({ width: 1600, height: 470, rows: 36, west: -0.25, east: 1.75, rise: 330, top: 225, weight: 1 })
export const sectionsPhone = () => draw({ width: 780, height: 420, rows: 26, west: 0.05, east: 1.05, rise: 300, top: 235, weight: 1.4 })
