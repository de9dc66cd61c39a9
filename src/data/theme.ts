import theme from '#site/theme.css?raw'

/** A colour of the firm as `src/site/theme.css` states it: `#rrggbb`. @throws when the theme lacks it. */
export const colour = (name: 'ink' | 'paper' | 'mere' | 'dawn' | 'mist' | 'quiet'): string => {
  const stated = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(theme)?.[1]
  if (!stated) throw new Error(`src/site/theme.css has no line "--color-${name}: #rrggbb".`)
  return stated
}
