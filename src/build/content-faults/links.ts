/** Where a link leads, by its address alone. */
/** To another site, to a page of this one, or to a place in the same. */
const LEADS = /^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i
const MAIL = /^[^\s/@]+@[^\s/@]+$/

/** What is wrong with a link's address, in words. */
export const wrongLink = (url: string): string | undefined => {
  if (!LEADS.test(url)) return `the link to ${url} must begin with ${MAIL.test(url) ? '`mailto:`' : '`https://`, or with `/` where it leads to a page of this site'}.`
  // The feed writes each in full.
  return URL.canParse(url, 'https://site.example') ? undefined : `the link to ${url} is no address. Look at the site’s name in it, and for a space.`
}
