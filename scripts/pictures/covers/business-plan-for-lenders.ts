/** Nine blocks in a grid, numbered in dots from one to nine; one thin path visits them in order and ends in an amber dot. */
import { smooth } from '../lines.ts'
import { dawn } from '../palette.ts'
import { dot, el, path, range, stroke, type Point } from '../svg.ts'
import { cover, fine, onMere } from './cover.ts'

const BLOCK = { width: 300, height: 190, gap: 56 }
const LEFT = 800 - (3 * BLOCK.width + 2 * BLOCK.gap) / 2
const TOP = 450 - (3 * BLOCK.height + 2 * BLOCK.gap) / 2

/** Rows run alternately right and left, as a field is plowed, so that the path never crosses itself. */
const place = (i: number): Point => {
  const row = Math.floor(i / 3)
  const column = row % 2 ? 2 - (i % 3) : i % 3
  return [LEFT + column * (BLOCK.width + BLOCK.gap), TOP + row * (BLOCK.height + BLOCK.gap)]
}

const block = (i: number): string => {
  const [x, y] = place(i)
  const count = range(i + 1).map((n) => dot([x + 34 + (n % 5) * 24, y + 36 + Math.floor(n / 5) * 24], 6.5, { fill: onMere.strong }))
  return el('rect', { x, y, width: BLOCK.width, height: BLOCK.height, fill: onMere.fill, ...fine(onMere.strong) }) + count.join('')
}

export const businessPlanForLenders = (): string => {
  const centers = range(9).map((i): Point => [place(i)[0] + BLOCK.width / 2, place(i)[1] + BLOCK.height * 0.66])
  const turn = (a: Point, side: number): Point[] => [
    [a[0] + side * 250, a[1]],
    [a[0] + side * 250, a[1] + BLOCK.height + BLOCK.gap],
  ]
  const way = centers.flatMap((c, i) => (i === 2 ? [c, ...turn(c, 1)] : i === 5 ? [c, ...turn(c, -1)] : [c]))
  const grid = range(46).map((i) => `M${i * 36 - 10} 0V900`)
  const last = centers[8] ?? [0, 0]
  return cover(
    onMere,
    path(grid.join(''), stroke(onMere.faint, 1.6, 0.5)),
    ...range(9).map(block),
    path(smooth(way), stroke(onMere.strong, 4)),
    ...centers.slice(0, 8).map((c) => dot(c, 9, { fill: onMere.fill, ...stroke(onMere.strong, 4) })),
    dot(last, 30, { fill: onMere.fill, ...stroke(onMere.strong, 4) }),
    dot(last, 18, { fill: dawn }),
  )
}
