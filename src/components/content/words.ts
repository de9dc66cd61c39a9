/** The components that content/ may use without importing them: `<Content components={words} />`. */
export { default as Firm } from '#components/content/Firm.astro'
export { default as a } from '#components/content/Link.astro'
export { default as img } from '#components/content/Picture.astro'
export { default as table } from '#components/content/Table.astro'
