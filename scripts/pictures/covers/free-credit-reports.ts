/** Three stacked sheets of ruled lines, one for each bureau; one line of the top sheet is amber: the one to dispute. */
import { random } from '../random.ts'
import { el, path, range, stroke } from '../svg.ts'
import { accent, bold, cover, fine, onMist } from './cover.ts'
import { paper, mix, mist } from '../palette.ts'

const SHEET = { width: 620, height: 760, step: 96 }
const AMBER_ROW = 7

const sheet = (x: number, y: number, fill: string) =>
  el('path', { d: `M${x} ${y}h${SHEET.width}v${SHEET.height}h-${SHEET.width}z`, fill, ...bold(onMist.strong) })

export const freeCreditReports = (): string => {
  const [x, y] = [394, 142]
  const width = random(5)
  const rows = range(13).map((row) => {
    const at = y + 150 + row * 44
    const [label, value] = [130 + width() * 190, 60 + width() * 70]
    const both = `M${x + 64} ${at}h${label.toFixed(0)}M${x + SHEET.width - 64} ${at}h-${value.toFixed(0)}`
    return row === AMBER_ROW ? path(`M${x + 64} ${at}H${x + SHEET.width - 64}`, accent) : path(both, stroke(onMist.line, 4))
  })
  // Of the sheets below only the edge shows, and on it the beginnings of the same lines.
  const under = range(13).map(
    (row) => `M${x + SHEET.width + 30} ${y - 60 + 106 + row * 44}h36M${x + SHEET.width + 30 + SHEET.step} ${y - 120 + 108 + row * 44}h36`,
  )
  return cover(
    onMist,
    sheet(x + SHEET.step * 2, y - 112, mix(paper, mist, 0.7)),
    sheet(x + SHEET.step, y - 56, mix(paper, mist, 0.4)),
    path(under.join(''), fine(onMist.faint)),
    sheet(x, y, paper),
    path(`M${x + 64} ${y + 76}h210`, stroke(onMist.strong, 12)),
    ...rows,
  )
}
