import { colourOf, type Drawn } from '#data/theme-colours.ts'
import theme from '#site/theme.css?raw'

/** A colour of the firm as `src/site/theme.css` states it: `#rrggbb`. @throws when the theme lacks it. */
export const colour = (name: Drawn): string => colourOf(theme, name)
