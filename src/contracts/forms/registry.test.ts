import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPublished } from '#lib/published.ts'
import { dayIn } from '#lib/zone.ts'
import { site } from '#site/config.ts'
import { describe, expect, it } from 'vitest'
import { frontMatterOf } from '../../../scripts/front-matter.ts'
import { contactForm } from '#contracts/forms/contact.ts'
import { INVESTMENT_PLANS } from '#contracts/forms/investment.ts'
import { formById } from '#contracts/forms/registry.ts'

type FrontMatter = { draft?: boolean; posted?: string; validThrough?: string; title: string; resume?: boolean; successSeconds?: number; parts?: { title: string }[] }
const frontMatter = (file: string) => frontMatterOf(readFileSync(file, 'utf8')) as FrontMatter
// A build leaves drafts out of the generated postings, a dev server takes them in: the published ones are in both.
const careers = globSync('content/careers/*/index.mdx')
  .map((file) => ({ slug: path.basename(path.dirname(file)), ...frontMatter(file) }))
  .filter((entry) => isPublished(entry, dayIn(site.timeZone, new Date())))

describe('every posting has an application form', () => {
  it.each(careers)('$slug', ({ slug, resume = false, successSeconds = 6 }) => {
    const form = formById(`career-${slug}`)!
    expect(form.fields.some((field) => field.type === 'file')).toBe(resume)
    expect(form.failureNamesStatus).toBe(resume)
    expect(form.after).toEqual({ kind: 'replace', seconds: successSeconds })
    expect(form.fields.find((field) => field.name === 'coverLetter')!.rows).toBe(6)
  })

  it('with the stated options, the resume at Business Development alone, and nine seconds at Investment Analyst alone', () => {
    const options = (name: string) => formById('career-loan-officer')!.fields.find((field) => field.name === name)!.options!.map((option) => option.value)
    expect(options('experience')).toEqual(['0-1', '2-3', '4-5', '6+'])
    expect(options('education')).toEqual(['bachelor', 'master', 'phd', 'other'])
    expect(careers.filter((career) => career.resume).map((career) => career.slug)).toEqual(['business-development-specialist'])
    expect(careers.filter((career) => career.successSeconds === 9).map((career) => career.slug)).toEqual(['investment-analyst'])
  })
})

it('the investment form offers the four plans that its page describes', () => {
  const { parts } = frontMatter('content/services/investment/index.mdx')
  expect(parts!.map((part) => part.title)).toEqual([...INVESTMENT_PLANS])
})

it('the contact form has the stated suggestions and five rows', () => {
  const field = (name: string) => contactForm.fields.find((candidate) => candidate.name === name)!
  expect(field('query').options!.map((option) => option.value)).toEqual([
    'General Inquiry', 'Support Request', 'Loan application error', 'Non-satisfactory consultation', 'Feedback',
  ])
  expect(field('message').rows).toBe(5)
})

it.each(['', 'career-', 'career-astronaut', 'constructor', 'Contact'])('there is no form %j', (id) => expect(formById(id)).toBeUndefined())
