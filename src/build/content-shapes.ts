/**
 * The fields of each kind of entry. `src/content.config.ts` gives them to Astro; `content-faults/shape.ts` tells editors in
 * which line something does not fit.
 */
import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { ADDRESS, slugOf } from '#lib/slug.ts'

/** Unquoted, YAML reads digits as a number and `true` as a boolean: the message says to quote them. A missing value has the message of whoever checks. */
const words = z.string({ error: ({ code, input }) => (code === 'invalid_type' && input !== undefined && input !== null ? 'must be words: put it in straight double quotes' : undefined) })
const line = (max: number) => words.trim().min(1).max(max)
const flag = z.boolean({ error: 'must be `true` or `false`, without quotes' })
/** A day; its spelling has been checked before (`src/build/content-faults/dates.ts`). */
const day = z.coerce.date({ error: 'is missing: write a day, such as 2026-10-20' })
const lines = z.array(line(240)).min(1)
const titled = z.strictObject({ title: line(80), text: line(400) })

/** The picture of a shared link has room for so much. */
export const LONGEST_TITLE = 100
/** The fields of every entry. Search engines cut off a longer `description`; a `draft` is left out of a build; `placeholder` entries are listed by launch-check. */
const base = { title: line(LONGEST_TITLE), description: line(160), draft: flag.default(false), placeholder: flag.default(false) }
/** The title for tabs and search engines, if `title` is too long for them or the same as another entry's. */
const searchTitle = line(60).optional()

/** The names that its folder had, the first one last: their addresses lead to the present one. */
const formerly = z.array(words.regex(ADDRESS, { error: 'must be the name that the folder had: small letters, digits and single hyphens' })).default([])

const news = ({ image }: SchemaContext) =>
  z.strictObject({
    ...base,
    searchTitle,
    excerpt: line(220),
    image: image(),
    imageAlt: line(160),
    /** Its letters and digits make the address of the category's page. */
    category: line(30).refine((name) => slugOf(name) !== '', { error: 'has no letter from a to z and no digit, from which its page’s address is made' }),
    date: day,
    /** When it was last corrected or added to. */
    updated: day.optional(),
    /** Minutes. */
    readTime: z.int().min(1).max(60),
    /** The page of a public authority that the article is about. */
    externalLink: z.strictObject({ url: z.url({ protocol: /^https$/ }), authority: line(80) }).optional(),
    formerly,
    /** An article with a label is in the NEWS menu, and leads /news instead of being in its list. */
    menuLabel: line(24).optional(),
  })

const careers = z.strictObject({
  ...base,
  searchTitle,
  order: z.int(),
  lead: line(220),
  location: line(60),
  employment: z.enum(['Full-time', 'Part-time', 'Contract']),
  /** Years of experience that the posting asks for (section 2). */
  experienceYears: z.int().min(0).max(20),
  /** An amount, or a range, which some states require of a posting; in the firm's currency. */
  pay: z
    .strictObject({ from: z.number().positive(), to: z.number().positive().optional(), per: z.enum(['hour', 'month', 'year']) })
    .refine(({ from, to }) => from !== to, { error: 'is the same as `from`: leave out `to`, one amount needs none', path: ['to'] })
    .refine(({ from, to = Infinity }) => from <= to, { error: 'is less than `from`', path: ['to'] })
    .optional(),
  responsibilities: lines,
  requirements: lines,
  benefits: lines,
  posted: day,
  /** The last day to apply; without one the posting is open until it is withdrawn. */
  validThrough: day.optional(),
  formerly,
  /** How long the success panel stays before the form returns (section 4). */
  successSeconds: z.int().min(3).max(30).default(6),
  /** Asks for a resume file (.pdf, .doc, .docx). */
  resume: flag.default(false),
})

const services = z.strictObject({
  ...base,
  order: z.int(),
  menuLabel: line(24),
  headline: line(90),
  lead: line(320),
  disclosure: line(400),
  /** The service's one figure, set large, always beside its disclosure. */
  claim: z.strictObject({ value: line(10), label: line(20) }).optional(),
  terms: z.array(titled).default([]),
  slide: z.strictObject({ icon: z.enum(['hand-coins', 'trending-up', 'globe']), title: line(60), subtitle: line(80), description: line(220), action: line(40) }).optional(),
  card: z.strictObject({ description: line(260), features: lines, action: line(40) }).optional(),
  /** Investment: the four plans. Consulting: the parts of the mobility offer. */
  parts: z.array(titled).default([]),
  others: z.array(titled).default([]),
  steps: z.array(titled).default([]),
  questions: z.array(titled).default([]),
})

const plans = z.strictObject({
  ...base,
  order: z.int(),
  /** As the visitor reads it: "$12", "Custom". */
  price: line(12),
  period: line(12).optional(),
  recommended: flag.default(false),
  /** The rows of the comparison: name, and what the plan offers. A row that only other plans have stays empty for this one. */
  features: z.array(z.strictObject({ title: line(60), value: line(80) })).min(1),
  action: line(40),
})

const testimonials = ({ image }: SchemaContext) =>
  z.strictObject({ ...base, order: z.int(), name: line(60), role: line(60), rating: z.int().min(1).max(5), image: image().optional() })

const pages = z.strictObject({
  ...base,
  headline: line(90),
  lead: line(320).optional(),
  parts: z.array(titled).default([]),
  statements: z.array(titled).default([]),
  updated: day.optional(),
})

export const shapes = { news, careers, services, plans, testimonials, pages }
