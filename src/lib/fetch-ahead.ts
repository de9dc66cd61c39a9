/**
 * Fetches the lazy pictures once a page has nothing else to do, so that fast scrolling, printing and screenshots find
 * none missing. Who saves data fetches only those that come near.
 */
export const fetchAhead = (): void => {
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const image of document.images) image.loading = 'eager'
}
