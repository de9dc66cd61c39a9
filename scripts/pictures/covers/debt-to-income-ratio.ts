/** A month's income as one bar: teal segments are what is promised already, the last is left open. Below, the scale in hundredths. */
import { dawn } from '../palette.ts'
import { el, path, range, stroke } from '../svg.ts'
import { bold, cover, fine, onPaper } from './cover.ts'

const BAR = { x: 160, y: 330, width: 1280, height: 190 }
/** Shares of the income: rent, car, student loan, card; the rest is free. */
const SHARES = [0.24, 0.085, 0.06, 0.035]

export const debtToIncomeRatio = (): string => {
  let from = 0
  const segments = SHARES.map((share, i) => {
    const x = BAR.x + from * BAR.width
    from += share
    return el('rect', { x, y: BAR.y, width: share * BAR.width - 8, height: BAR.height, fill: onPaper.strong, 'fill-opacity': 1 - i * 0.2 })
  })
  const open = BAR.x + from * BAR.width
  // The hatched end says "not yet promised": lines at a slant, wider apart toward the open side.
  const hatch = range(34).map((i) => {
    const x = open + 8 + 12 * i + i * i * 0.32
    return x + 60 < BAR.x + BAR.width ? `M${x.toFixed(1)} ${BAR.y + BAR.height}l60-${BAR.height}` : ''
  })
  const ticks = range(101).map((i) => `M${BAR.x + (i / 100) * BAR.width} ${BAR.y + BAR.height + 44}v${i % 10 ? 18 : 44}`)
  return cover(
    onPaper,
    ...segments,
    path(hatch.join(''), stroke(onPaper.strong, 2.6, 0.4)),
    path(`M${BAR.x + BAR.width} ${BAR.y}H${open}v${BAR.height}H${BAR.x + BAR.width}`, bold(onPaper.strong)),
    path(ticks.join(''), fine(onPaper.line)),
    path(`M${open - 4} ${BAR.y - 70}V${BAR.y + BAR.height + 100}`, stroke(dawn, 6)),
    el('circle', { cx: open - 4, cy: BAR.y - 84, r: 17, fill: dawn }),
  )
}
