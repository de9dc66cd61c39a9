/**
 * Fetches the lazy pictures once a page has nothing else to do, so that fast scrolling, printing and screenshots find
 * none missing.
 */
export const fetchAhead = (): void => {
  for (const image of document.images) image.loading = 'eager'
}
