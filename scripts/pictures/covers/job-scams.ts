/** A row of identical doors in outline. One stands open, and behind it there is no room: amber light, and a drop. */
import { dawn } from '../palette.ts'
import { dot, path, range, stroke } from '../svg.ts'
import { cover, onInk } from './cover.ts'

const DOOR = { width: 176, height: 420, step: 252, left: 82, floor: 640 }
const OPEN = 3

const closed = (x: number): string => {
  const { width, height, floor } = DOOR
  const panel = (y: number, tall: number) => `M${x + 30} ${y}h${width - 60}v${tall}h-${width - 60}z`
  return (
    path(`M${x} ${floor}v-${height}h${width}v${height}`, stroke(onInk.strong, 5)) +
    path(panel(floor - height + 34, 150) + panel(floor - height + 218, 168), stroke(onInk.line, 2.6)) +
    dot([x + width - 15, floor - height / 2 + 10], 6, { fill: onInk.strong })
  )
}

const open = (x: number): string => {
  const { width, height, floor } = DOOR
  // The leaf has swung toward the viewer, so it is drawn narrower and taller.
  const leaf = `M${x} ${floor - height}l-54-34v${height + 84}l54-50z`
  const depth = range(15).map((i) => `M${x + 2} ${floor + 22 + i * 15}h${width - 4}`)
  return (
    path(`M${x} ${floor - height}h${width}V900h-${width}z`, { fill: dawn }) +
    path(depth.join(''), stroke(onInk.fill, 2.6, 0.5)) +
    path(`M${x} ${floor - height}h${width}V${floor}`, stroke(onInk.strong, 5)) +
    path(leaf, { fill: onInk.fill, ...stroke(onInk.strong, 5) }) +
    dot([x - 42, floor - height / 2 + 14], 6, { fill: onInk.strong })
  )
}

export const jobScams = (): string => {
  const at = (i: number) => DOOR.left + i * DOOR.step
  const edge = [at(OPEN), at(OPEN) + DOOR.width]
  return cover(
    onInk,
    path(`M0 ${DOOR.floor}H${edge[0]}M${edge[1]} ${DOOR.floor}H1600`, stroke(onInk.strong, 5)),
    path(
      range(9)
        .map((i) => `M0 ${DOOR.floor + 22 + i * (18 + i * 2)}H${edge[0]}M${edge[1]} ${DOOR.floor + 22 + i * (18 + i * 2)}H1600`)
        .join(''),
      stroke(onInk.faint, 2.4),
    ),
    ...range(6).map((i) => (i === OPEN ? open(at(i)) : closed(at(i)))),
  )
}
