/** Writing SVG by hand: elements, compact numbers, and paths through points. */

export type Point = readonly [x: number, y: number]
export type Attributes = Record<string, string | number | undefined>

/** A number as SVG likes it: one decimal, no leading zero. A tenth of a unit is less than a pixel can show. */
export const num = (n: number, decimals = 1): string => {
  const text = String(Number(n.toFixed(decimals)))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** `el('circle', { r: 4 })` is `<circle r="4"/>`; an undefined attribute is left out. Numbers keep two decimals (opacities). */
export const el = (name: string, attributes: Attributes, children = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value, 2) : value}"`)
  return `<${name}${written.join('')}${children ? `>${children}</${name}>` : '/>'}`
}

export const group = (attributes: Attributes, ...children: string[]) => el('g', attributes, children.join(''))
export const path = (d: string, attributes: Attributes = {}) => (d ? el('path', { d, ...attributes }) : '')
export const dot = ([cx, cy]: Point, r: number, attributes: Attributes = {}) =>
  el('circle', { cx: num(cx), cy: num(cy), r: num(r), ...attributes })

/** The attributes of a line. */
export const stroke = (color: string, width: number, opacity?: number): Attributes => ({
  stroke: color,
  'stroke-width': width,
  'stroke-opacity': opacity,
})

/** The whole picture. Lines are unfilled, with round ends and joins, unless an element says otherwise. */
export const frame = (width: number, height: number, body: string): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    body,
  )

/** A linear gradient in the picture's own units, from nothing at `from` to the full colour at `to`: lines drawn with it thin out. */
export const fadeIn = (id: string, color: string, from: number, to: number): string =>
  el(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: from, x2: to, y1: 0, y2: 0 },
    el('stop', { 'stop-color': color, 'stop-opacity': 0 }) + el('stop', { offset: 1, 'stop-color': color }),
  )

export const TURN = Math.PI * 2

/** The point at `radius` from a center. A turn of 0 is up, a quarter is right. */
export const polar = ([cx, cy]: Point, radius: number, turn: number): Point => [
  cx + radius * Math.sin(turn * TURN),
  cy - radius * Math.cos(turn * TURN),
]

/** `count` whole numbers from 0. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** A straight line. */
export const segment = (a: Point, b: Point): string => `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
