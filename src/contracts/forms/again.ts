/** The page that shows a form, posted without JavaScript, again with its errors: built with the site, filled in by the endpoint. */
export const AGAIN_PATH = '/form-again'

/** The text above the form, which the endpoint replaces by a sentence that says what was kept. */
export const AGAIN_LEAD = 'A form that could not be accepted comes back here.'

/** The placeholder for the form. */
export const AGAIN_MARKER = '<!--the form-->'
