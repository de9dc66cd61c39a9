import type { JobPosting, Place } from 'schema-dts'
import { firm, firmInShort } from '#components/seo/firm.ts'
import type { Career } from '#data/careers.ts'
import { isoDate } from '#lib/format.ts'
import { site } from '#site/config.ts'

const employmentTypes = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME', 'Contract': 'CONTRACTOR' } as const

const { address } = site
const office = `${address.city}, ${address.state}`

/** The office in full where the posting is there; elsewhere the place as the posting names it. */
const placeOf = (location: string): Place => ({
  '@type': 'Place',
  'address': location.includes(office) ? firm.address : { '@type': 'PostalAddress', 'addressLocality': location, 'addressCountry': address.country },
})

/** A posting that may be done from anywhere says from which country. */
const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', 'name': new Intl.DisplayNames('en', { type: 'region' }).of(address.country) ?? address.country },
} satisfies Pick<JobPosting & object, 'jobLocationType' | 'applicantLocationRequirements'>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const list = (title: string, items: string[]) => `<h3>${title}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/**
 * An open posting. `body` is its text as HTML; the whole description follows, as the page shows it. The last day counts
 * in full, as `isPublished` counts it.
 */
export const postingData = ({ id, data }: Career, body: string): JobPosting => ({
  '@type': 'JobPosting',
  'title': data.title,
  'description': body.trim() + list('Key Responsibilities', data.responsibilities) + list('Requirements', data.requirements) + list('Benefits', data.benefits),
  'identifier': { '@type': 'PropertyValue', 'name': site.name, 'value': id },
  'datePosted': isoDate(data.posted),
  ...(data.validThrough && { validThrough: `${isoDate(data.validThrough)}T23:59:59Z` }),
  'employmentType': employmentTypes[data.employment],
  'hiringOrganization': firmInShort,
  'jobLocation': placeOf(data.location),
  ...(/\bremote\b/i.test(data.location) && remote),
  'experienceRequirements': { '@type': 'OccupationalExperienceRequirements', 'monthsOfExperience': data.experienceYears * 12 },
  'directApply': true,
})
