/**
 * The faces that the first paint can do without: asked for once the page has loaded, and shown in place of system faces
 * of the same measures, so that nothing moves.
 */
const sheet = document.querySelector<HTMLLinkElement>('[data-late-type]')
const use = () => { if (sheet) sheet.media = 'all' }
if (document.readyState === 'complete') use()
else addEventListener('load', use, { once: true })
