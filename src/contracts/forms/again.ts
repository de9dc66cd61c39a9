/** The page that a form posted without JavaScript comes back in: built with the site, filled in by the endpoint. */
export const AGAIN_PATH = '/form-again'

/** What that page says above the form, until the endpoint says in its place what was kept of it. */
export const AGAIN_LEAD = 'A form that could not be taken comes back here.'

/** Where in that page the form goes. */
export const AGAIN_MARKER = '<!--the form-->'
