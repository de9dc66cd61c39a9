/** `true` if the page has loaded, else a promise of it: a script that runs in a task of its own may miss the event. */
export const loaded = document.readyState === 'complete' || new Promise((resolve) => { addEventListener('load', resolve) })
