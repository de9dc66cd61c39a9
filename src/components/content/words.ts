/** The components that content/ may use without importing them: `<Content components={words} />`. */
import Firm from '#components/content/Firm.astro'
import Link from '#components/content/Link.astro'

export const words = { Firm, a: Link }
