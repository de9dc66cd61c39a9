import type { JobPosting } from 'schema-dts'
import { escaped } from '#components/feed/escaped.ts'
import { firm, firmInShort } from '#components/seo/firm.ts'
import { townIn } from '#components/seo/town.ts'
import type { Career } from '#data/careers.ts'
import { place } from '#data/firm.ts'
import type { Pay } from '#data/pay.ts'
import { firstNameOf } from '#lib/slug.ts'
import { momentIn } from '#lib/zone.ts'
import { site } from '#site/config.ts'

const employmentTypes = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME', 'Contract': 'CONTRACTOR' } as const

const { address, timeZone } = site

/** The place of work: the office's full address if the posting is in the office's town, else city and state. Work that is only remote has none. */
const placeOf = (location: string): Pick<JobPosting & object, 'jobLocation'> => {
  const [city, region] = townIn(location)
  if (!city) return {}
  const isOffice = [city, region].filter(Boolean).join(', ') === place
  const elsewhere = { '@type': 'PostalAddress', 'addressLocality': city, ...(region && { addressRegion: region }), 'addressCountry': address.country } as const
  return { jobLocation: { '@type': 'Place', 'address': isOffice ? firm.address : elsewhere } }
}

/** For a posting that allows remote work: the country from which it may be done. */
const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', 'name': new Intl.DisplayNames('en', { type: 'region' }).of(address.country) ?? address.country },
} satisfies Pick<JobPosting & object, 'jobLocationType' | 'applicantLocationRequirements'>

/** The last day that is stated for a posting without one. Every build moves it on; on a site that is never built again, the posting expires. */
const BELIEVED_MS = 90 * 24 * 60 * 60 * 1000
const lastDay = (validThrough: Date | undefined) => validThrough ?? new Date(Date.now() + BELIEVED_MS)

const unitTexts = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const
const salaryOf = ({ from, to, per }: Pay): Pick<JobPosting & object, 'baseSalary'> => {
  const amount = to === undefined ? { value: from } : { minValue: from, maxValue: to }
  return { baseSalary: { '@type': 'MonetaryAmount', 'currency': site.currency, 'value': { '@type': 'QuantitativeValue', ...amount, 'unitText': unitTexts[per] } } }
}

const list = (title: string, items: string[]) => `<h3>${title}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/**
 * An open posting. `body` is its text as HTML; the description continues with the lists that the page shows. The last day
 * counts in full, as in `isPublished`.
 */
export const postingData = ({ id, data }: Career, body: string): JobPosting => ({
  '@type': 'JobPosting',
  'title': data.title,
  'description': body.trim() + list('Key Responsibilities', data.responsibilities) + list('Requirements', data.requirements) + list('Benefits', data.benefits),
  'identifier': { '@type': 'PropertyValue', 'name': site.name, 'value': firstNameOf(id, data.formerly) },
  'datePosted': momentIn(timeZone, data.posted),
  'validThrough': momentIn(timeZone, lastDay(data.validThrough), '23:59:59'),
  'employmentType': employmentTypes[data.employment],
  'hiringOrganization': firmInShort,
  ...placeOf(data.location),
  ...(/\bremote\b/i.test(data.location) && remote),
  'experienceRequirements': data.experienceYears ? { '@type': 'OccupationalExperienceRequirements', 'monthsOfExperience': data.experienceYears * 12 } : 'no requirements',
  ...(data.pay && salaryOf(data.pay)),
  'directApply': true,
})
