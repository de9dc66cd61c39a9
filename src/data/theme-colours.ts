/** The colours that a theme states as `--color-name: #rrggbb`, by name. */
export const coloursOf = (theme: string): Map<string, string> =>
  new Map([...theme.matchAll(/--color-([a-z]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', colour = '']) => [name, colour.toLowerCase()]))

export type Drawn = 'ink' | 'paper' | 'mere' | 'dawn' | 'mist'

/** A colour for drawing. @throws when `theme`, the text of `src/site/theme.css`, lacks it */
export const colourOf = (theme: string, name: Drawn): string => {
  const stated = coloursOf(theme).get(name)
  if (!stated) throw new Error(`src/site/theme.css has no line "--color-${name}: #rrggbb", from which pictures and icons take their colour.`)
  return stated
}
