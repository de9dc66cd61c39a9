/** What searches: a file of its own, `/search-library.js`, asked for with the index. */
export { default } from 'minisearch'
