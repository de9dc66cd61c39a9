/** Whether the firm's colours are legible on each other (WCAG 2.2, 1.4.3), in the pairs in which the pages set text. */
import { coloursOf } from '#data/theme-colours.ts'

const PAIRS = [
  ['ink', 'paper'], ['quiet', 'paper'], ['mere', 'paper'], ['alert', 'paper'],
  ['ink', 'mist'], ['quiet', 'mist'], ['mere', 'mist'],
  ['ink', 'dawn'], ['foam', 'ink'],
] as const
const LEAST = 4.5

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
/** `colour` is `#rrggbb`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const ratio = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A theme's pairs of colours with too little contrast, and colours that can't be judged. */
export const contrastFindings = (theme: string): string[] => {
  const colours = coloursOf(theme)
  const unknown = [...new Set(PAIRS.flat())].filter((name) => !colours.has(name))
  return [
    ...unknown.map((name) => `src/site/theme.css: --color-${name} is not written as #rrggbb, so nobody has checked whether it can be read`),
    ...PAIRS.flatMap(([text, ground]) => {
      const [one, other] = [colours.get(text), colours.get(ground)]
      if (!one || !other || ratio(one, other) >= LEAST) return []
      return [`src/site/theme.css: text in ${text} on ${ground} has a contrast of ${ratio(one, other).toFixed(1)}, and needs ${LEAST} to be read`]
    }),
  ]
}
