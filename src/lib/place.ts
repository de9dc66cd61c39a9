/** The key, in the tab's storage, of how far a page that is being left is scrolled, in px. */
export const PLACE = 'place'
