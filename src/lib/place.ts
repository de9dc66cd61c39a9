/** The `sessionStorage` key of the scroll position, in px, at which a page was left. */
export const PLACE = 'place'
