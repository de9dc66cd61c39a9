/** Whether the page has loaded, or a promise of it: a script that is a task of its own may come after. */
export const loaded = document.readyState === 'complete' || new Promise((resolve) => { addEventListener('load', resolve) })
