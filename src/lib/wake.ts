/** What an island with `client:settled` hears when the page wants it awake at once: dispatched on the `astro-island`. */
export const WAKE = 'wake'
