/**
 * Everything that names the firm. A rebrand edits this folder and nothing else:
 * this file, and beside it `theme.css`, `logo.svg`, `typefaces.ts` and `fonts/`.
 */
export const site = {
  name: 'Brightmere',
  legalName: 'Brightmere Finance & Consulting LLC',
  /** The slug in every service address: `/services/<product>-loan`. */
  product: 'brightmere',
  /** The site's main address, for canonical addresses, sitemap and feeds. */
  origin: 'https://www.brightmere.example',
  tagline: 'Loans, investment and consulting',
  /** The home page's description for search results, which cut it off after 160 characters. */
  summary: 'Loans, high-impact investment, and tailored consulting for growth and global mobility, for individuals, entrepreneurs and organizations.',
  /** The sentence above the services on the home page. */
  introduction: 'A finance and consulting company for individuals, entrepreneurs and organizations.',
  description:
    'A finance and consulting company for individuals, entrepreneurs and organizations: accessible capital, high-impact investment, and tailored consulting for growth and global mobility.',
  phone: '(317) 555-0142',
  email: 'hello@brightmere.example',
  careersEmail: 'careers@brightmere.example',
  address: { street: '214 Lantern Row', city: 'Indianapolis', state: 'Indiana', stateCode: 'IN', postcode: '46204', country: 'US' },
  /** The city's longitude and latitude in degrees: the globe's routes begin here, and the map of distances is centered here. */
  coordinates: [-86.158, 39.768],
  /** The firm's time zone, as the IANA database names it: dates of articles and last days of postings begin and end by it. */
  timeZone: 'America/Indiana/Indianapolis',
  /** How pages write dates and pay: en-GB has the day first. */
  locale: 'en-US',
  /** The currency of amounts in forms and of pay, by ISO 4217. Texts and prices in `content/` state their own. */
  currency: 'USD',
  social: { twitter: 'https://twitter.com/brightmere', instagram: 'https://www.instagram.com/brightmere' },
  /** An external scheduling page that may be framed (a 30-minute consultation). Empty: no calendar is configured yet. */
  schedulingUrl: '',
  copyrightYear: 2025,
  /** The home page's figures. Placeholders until the firm can prove them: `npm run launch-check` lists them. */
  statistics: {
    placeholder: true,
    items: [
      { figure: '500+', label: 'clients served' },
      { figure: '$100k+', label: 'transaction value' },
      { figure: '15+', label: 'years experience' },
      { figure: '100%', label: 'client satisfaction' },
    ],
  },
} as const

export type Site = typeof site
