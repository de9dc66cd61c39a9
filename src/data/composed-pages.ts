/** The entries of `content/pages/` that a page of its own, or the placeholders’, is made from. Every other one is a legal page. */
export const PLACEHOLDERS = ['green-card', 'us-visa']
export const COMPOSED = ['about', 'careers', 'membership', 'news', 'not-found', 'services', ...PLACEHOLDERS]
