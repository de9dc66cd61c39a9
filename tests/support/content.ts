/** What editors have written, read from the files of `content/`: what tests expect of lists and pages that grow with it. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf } from '#build/content-faults/parts.ts'
import { currency } from '#contracts/forms/site.generated.ts'
import { isPublished } from '#lib/published.ts'
import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'
import { frontMatterIn } from '../../scripts/content/front-matter.ts'
import { place } from './firm.ts'

type Titled = { title: string; text: string }
type Entry<Fields> = Fields & { slug: string; title: string; description: string }

type Article = Entry<{ category: string; date: string; excerpt: string; readTime: number; externalLink?: { url: string; authority: string }; menuLabel?: string; formerly?: string[] }>
type Posting = Entry<{ order: number; location: string; experienceYears?: number; resume?: boolean; successSeconds?: number }>
type Testimonial = Entry<{ name: string; role: string; rating: number; firstWords: string }>
type Service = Entry<{ parts: Titled[]; questions: Titled[]; headline: string; slide: { title: string; subtitle: string; description: string }; card: { description: string; features: string[]; action: string } }>
type Plan = Entry<{ features: { title: string; value: string }[] }>

/** Replaces the placeholders of a front matter as `withFirm` in `src/data/firm.ts` does. */
const withFirm = (_key: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('{firm}', site.name).replaceAll('{place}', place).replaceAll('{currency}', currency.name) : value)

const read = (file: string) => ({ ...(JSON.parse(JSON.stringify(frontMatterIn(file)), withFirm) as object), slug: path.basename(path.dirname(file)) })

const published = <Kind extends object>(collection: string): Kind[] => {
  const today = dayIn(site.timeZone, new Date())
  return globSync(`content/${collection}/*/index.mdx`).map((file) => read(file) as Kind).filter((entry) => isPublished(entry, today))
}

/** Every article, newest first; the order of those of one day is not defined. */
export const articles = (): Article[] => published<Article>('news').sort((a, b) => Date.parse(b.date) - Date.parse(a.date))

/** The articles in the list on /news; one with a menu label leads the page instead. */
export const listedArticles = (): Article[] => articles().filter(({ menuLabel }) => !menuLabel)

/** The open postings. */
export const postings = (): Posting[] => published('careers')

/** The first plain words of an entry's text, up to the first tag or mark, which the page doesn't show as written. */
const firstWordsOf = (file: string) => /\p{L}[\p{L}\p{N}’, \n]*/u.exec(partsOf(readFileSync(file, 'utf8')).body.replace(/<[^>]*>/g, '.'))![0]

export const testimonials = (): Testimonial[] =>
  published<Testimonial>('testimonials').map((entry) => ({ ...entry, firstWords: firstWordsOf(`content/testimonials/${entry.slug}/index.mdx`) }))

export const services = (): Service[] => published('services')
export const service = (slug: string) => read(`content/services/${slug}/index.mdx`) as Service
export const plans = (): Plan[] => published('plans')
export const plan = (slug: string) => read(`content/plans/${slug}/index.mdx`) as Plan

/** The six postings of the specification (section 2) in its order, and the experience that each asks for; editors add others. */
export const STATED_POSTINGS: Record<string, readonly [title: string, experience: string]> = {
  'investment-analyst': ['Investment Analyst', '2+ years'],
  'consulting-specialist': ['Consulting Specialist', '3+ years'],
  'loan-officer': ['Loan Officer', '2+ years'],
  'business-development-specialist': ['Business Development Specialist', '3+ years'],
  'marketing-specialist': ['Marketing Specialist', '2+ years'],
  'technology-specialist': ['Technology Specialist', '3+ years'],
}
