import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const dayOf = (moment: number) => dayIn(site.timeZone, new Date(moment))

/** The required fields of a posting's front matter (src/build/content-shapes.ts). */
export const careerFields = (today: Date) => ({
  description: 'One sentence for search engines, at most 160 characters.',
  order: 99,
  lead: 'One sentence that says what the work is.',
  location: 'Where the work is',
  employment: 'Full-time',
  experienceYears: 2,
  responsibilities: ['What this person does'],
  requirements: ['2+ years of experience in the field', 'A bachelor’s degree in a related field'],
  benefits: ['What we offer'],
  posted: dayOf(today.getTime()),
  validThrough: dayOf(today.getTime() + YEAR_MS),
  draft: true,
  placeholder: true,
})
