/** The firm and its site, as schema.org names them. */
import type { FinancialService, IdReference, Organization, WebSite } from 'schema-dts'
import { networks, phone } from '#data/firm.ts'
import { siteCard } from '#data/link-pictures.ts'
import { phoneNumber } from '#components/scheduling/addresses.ts'
import { site } from '#site/config.ts'

/** The absolute address of a path of this site. */
export const absolute = (path: string): string => new URL(path, site.origin).href

const FIRM = absolute('/#firm')
const logo = absolute('/icons/icon-512.png')
const { address } = site
const stateCode: string = address.stateCode

/** The firm in full, only on the home page and the contact page. No ratings, because the stories are placeholders. */
export const firm = {
  '@type': 'FinancialService',
  '@id': FIRM,
  'name': site.name,
  'legalName': site.legalName,
  'description': site.description,
  'url': absolute('/'),
  logo,
  'image': absolute(siteCard.path),
  ...(phone && { telephone: phoneNumber(phone) }),
  'email': site.email,
  'address': {
    '@type': 'PostalAddress',
    'streetAddress': address.street,
    'addressLocality': address.city,
    ...(stateCode && { addressRegion: stateCode }),
    'postalCode': address.postcode,
    'addressCountry': address.country,
  },
  ...(networks.length && { sameAs: networks.map(({ href }) => href) }),
} satisfies FinancialService

/** The firm as a service's provider, with what a reader of that page alone must know. As a FinancialService, a place of business, it would need its address each time. */
export const firmByName = { '@type': 'Organization', '@id': FIRM, 'name': site.name, 'url': absolute('/') } satisfies Organization

/** The firm as author, publisher or employer: search engines show its logo beside the article or posting. */
export const firmInShort = { ...firmByName, logo } satisfies Organization

const publisher: IdReference = { '@id': FIRM }

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': absolute('/#site'),
  'name': site.name,
  'description': site.tagline,
  'url': absolute('/'),
  'inLanguage': 'en',
  publisher,
}
