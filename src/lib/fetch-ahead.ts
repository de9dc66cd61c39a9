/**
 * Fetches the pictures that wait to be scrolled to, once a page has nothing else to do: whoever scrolls fast, prints or
 * pictures the page finds it whole.
 */
export const fetchAhead = (): void => {
  for (const image of document.images) image.loading = 'eager'
}
