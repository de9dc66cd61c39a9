/** The components that content/ may use without importing them: `<Content components={words} />`. */
export * as words from '#components/content/vocabulary.ts'
