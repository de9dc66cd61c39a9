import { describe, expect, it } from 'vitest'
import { careerForm } from '#contracts/forms/career.ts'
import { contactForm } from '#contracts/forms/contact.ts'
import { allForms, formById } from '#contracts/forms/registry.ts'
import { plans, postings, service, STATED_POSTINGS } from '../../../tests/support/content.ts'

// A build leaves drafts out of the generated postings, a dev server takes them in: the published ones are in both.
const careers = postings()
const stated = careers.filter(({ slug }) => slug in STATED_POSTINGS)

// They are among the words by which the server knows a filling that comes again: nobody else's are the same.
it.each(allForms)('the form $id asks who sends it, name and e-mail', ({ fields }) => {
  const required = fields.filter((field) => field.required)
  const asked = { name: required.some(({ autoComplete }) => autoComplete === 'name'), email: required.some(({ type }) => type === 'email') }
  expect(asked).toEqual({ name: true, email: true })
})

describe('every posting has an application form', () => {
  it.each(careers)('$slug', ({ slug, resume = false, successSeconds = 6 }) => {
    const form = formById(`career-${slug}`)!
    expect(form.fields.some((field) => field.type === 'file')).toBe(resume)
    expect(form.failureNamesStatus).toBe(resume)
    expect(form.after).toEqual({ kind: 'replace', seconds: successSeconds })
    expect(form.fields.find((field) => field.name === 'coverLetter')!.rows).toBe(6)
  })

  it('which takes nothing after the posting’s last day, and says so', () => {
    const posting = { slug: 'x', title: 'X', experienceYears: 2, successSeconds: 6, resume: false }
    expect(careerForm({ ...posting, closed: true }).closed).toBe('This position is closed. Applications are no longer taken.')
    expect(careerForm(posting).closed).toBeUndefined()
  })

  it('with the stated options, and of the stated postings the resume at Business Development alone, and nine seconds at Investment Analyst alone', () => {
    const options = (name: string) => formById('career-loan-officer')!.fields.find((field) => field.name === name)!.options!.map((option) => option.value)
    expect(options('experience')).toEqual(['0-1', '2-3', '4-5', '6+'])
    expect(options('education')).toEqual(['bachelor', 'master', 'phd', 'other'])
    expect(stated.filter((career) => career.resume).map((career) => career.slug)).toEqual(['business-development-specialist'])
    for (const { slug } of stated) expect([slug, formById(`career-${slug}`)!.after]).toEqual([slug, { kind: 'replace', seconds: slug === 'investment-analyst' ? 9 : 6 }])
  })
})

it('a form offers what its page describes: the investment plans, the loans, the plans of a membership', () => {
  const described = (slug: string) => service(slug).parts.map((part) => part.title)
  const offered = (form: string, name: string) => formById(form)!.fields.find((field) => field.name === name)!.options!.map(({ value }) => value)
  expect(offered('investment', 'plan')).toEqual(described('investment'))
  expect(offered('loan', 'loanType')).toEqual(described('loan'))
  expect(offered('membership', 'plan').sort()).toEqual(plans().map(({ title }) => title).sort())
})

it('the contact form has the stated suggestions and five rows', () => {
  const field = (name: string) => contactForm.fields.find((candidate) => candidate.name === name)!
  expect(field('query').options!.map((option) => option.value)).toEqual([
    'General Inquiry', 'Support Request', 'Loan application error', 'Non-satisfactory consultation', 'Feedback',
  ])
  expect(field('message').rows).toBe(5)
})

it.each(['', 'career-', 'career-astronaut', 'constructor', 'Contact'])('there is no form %j', (id) => expect(formById(id)).toBeUndefined())
