/** Another firm, as a rebrand would write it over `src/site/config.ts`. The test of tests/rebrand/ builds the site with it. */
export const site = {
  name: 'Quillhaven',
  legalName: 'Quillhaven Partners Inc.',
  product: 'quill',
  origin: 'https://quillhaven.test',
  tagline: 'Credit, capital and counsel',
  summary: 'Loans, plans and advice from Quillhaven.',
  description: 'Quillhaven helps people borrow, invest and relocate.',
  phone: '+1 802 555 0177',
  email: 'post@quillhaven.test',
  careersEmail: 'work@quillhaven.test',
  address: { street: '9 Ferry Wharf', city: 'Burlington', state: 'Vermont', stateCode: 'VT', postcode: '05401', country: 'US' },
  coordinates: [-73.212, 44.476],
  timeZone: 'America/New_York',
  social: { twitter: 'https://twitter.com/quillhaven', instagram: 'https://www.instagram.com/quillhaven' },
  schedulingUrl: 'https://calendar.quillhaven.test/half-hour',
  copyrightYear: 2031,
  statistics: {
    placeholder: true,
    items: [
      { figure: '1', label: 'ferry' },
      { figure: '2', label: 'wharves' },
      { figure: '3', label: 'quills' },
      { figure: '4', label: 'havens' },
    ],
  },
} as const

export type Site = typeof site
