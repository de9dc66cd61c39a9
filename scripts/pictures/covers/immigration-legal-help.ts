/** Two solid columns under a lintel: the two kinds of people who may advise. Dotted columns beside them carry nothing. */
import { dawn } from '../palette.ts'
import { el, path, range } from '../svg.ts'
import { cover, fine, onPaper, bold } from './cover.ts'

const COLUMN = { width: 128, top: 300, foot: 730 }
const FLUTES = 7

const solid = (x: number): string => {
  const { width, top, foot } = COLUMN
  const flutes = range(FLUTES).map((i) => `M${x + ((i + 1) * width) / (FLUTES + 1)} ${top + 34}V${foot - 34}`)
  return (
    el('rect', { x, y: top, width, height: foot - top, fill: onPaper.strong }) +
    path(flutes.join(''), { ...fine(onPaper.fill), 'stroke-opacity': 0.55 }) +
    el('rect', { x: x - 24, y: top - 30, width: width + 48, height: 30, fill: onPaper.strong }) +
    el('rect', { x: x - 24, y: foot, width: width + 48, height: 30, fill: onPaper.strong })
  )
}

const dotted = (x: number): string => {
  const { width, top, foot } = COLUMN
  const outline = `M${x} ${top}h${width}V${foot}h-${width}zM${x - 24} ${top - 30}h${width + 48}v30h-${width + 48}zM${x - 24} ${foot}h${width + 48}v30h-${width + 48}z`
  return path(outline, { ...bold(onPaper.line), 'stroke-width': 5, 'stroke-dasharray': '.1 15' })
}

export const immigrationLegalHelp = (): string =>
  cover(
    onPaper,
    ...[70, 270, 1202, 1402].map(dotted),
    solid(500),
    solid(972),
    el('rect', { x: 446, y: 178, width: 708, height: 92, fill: onPaper.strong }),
    path('M446 224H1154', { ...fine(onPaper.fill), 'stroke-opacity': 0.55 }),
    // The way in lies between the two.
    el('rect', { x: 476, y: 160, width: 648, height: 9, fill: dawn }),
    path('M30 763H1570', bold(onPaper.strong)),
    path('M30 789H1570M30 815H1570', fine(onPaper.faint)),
  )
