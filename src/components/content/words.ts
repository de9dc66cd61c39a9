/** The components that content/ may use without importing them: `<Content components={words} />`. */
import Firm from '#components/content/Firm.astro'

export const words = { Firm }
