/** The search library, built as a file of its own, `/search-library.js`, which is requested together with the index. */
export { default } from 'minisearch'
