/** The entries of `content/pages/` that are not legal pages: each has a page component of its own, or is a placeholder. */
export const PLACEHOLDERS = ['green-card', 'us-visa']
export const COMPOSED = ['about', 'careers', 'membership', 'news', 'not-found', 'services', ...PLACEHOLDERS]
