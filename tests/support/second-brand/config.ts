/** Another firm, in another country, without a telephone and without one of the networks, as a rebrand would put it in place of `src/site/config.ts`. The test of tests/rebrand/ builds the site with it. */
export const site = {
  name: 'Quillhaven',
  legalName: 'Quillhaven Partners Inc.',
  product: 'quill',
  origin: 'https://quillhaven.test',
  tagline: 'Credit, capital and counsel',
  summary: 'Loans, plans and advice from Quillhaven.',
  introduction: 'A lender and adviser by the river.',
  description: 'Quillhaven helps people borrow, invest and relocate.',
  phone: '',
  email: 'post@quillhaven.test',
  careersEmail: 'work@quillhaven.test',
  address: { street: '9 quai des Bacs', city: 'Lyon', state: '', stateCode: '', postcode: '69002', country: 'FR' },
  coordinates: [4.835, 45.764],
  timeZone: 'Europe/Paris',
  locale: 'en-GB',
  currency: 'EUR',
  social: { twitter: '', instagram: 'https://www.instagram.com/quillhaven' },
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
