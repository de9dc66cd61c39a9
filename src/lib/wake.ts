/** The event that wakes a `client:settled` island at once; dispatched on its `astro-island`. */
export const WAKE = 'wake'
