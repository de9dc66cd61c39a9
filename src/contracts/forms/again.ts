/** The page that a form posted without JavaScript comes back in: built with the site, filled in by the endpoint. */
export const AGAIN_PATH = '/form-again'

/** Where in that page the form goes. */
export const AGAIN_MARKER = '<!--the form-->'
