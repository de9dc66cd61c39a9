import { describe, expect, it } from 'vitest'
import { contactForm } from '#contracts/forms/contact.ts'
import { investmentForm } from '#contracts/forms/investment.ts'
import { loanForm } from '#contracts/forms/loan.ts'
import { membershipForm } from '#contracts/forms/membership.ts'
import { money } from '#contracts/forms/fields.ts'
import { formById } from '#contracts/forms/registry.ts'
import { checkForm } from '#contracts/forms/schema.ts'
import { choices } from '#contracts/forms/site.generated.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'

/** `field: message` of every problem. */
const said = (form: FormDeclaration, raw: Record<string, unknown>) => {
  const checked = checkForm(form, raw)
  return checked.ok ? [] : checked.problems.map((problem) => `${problem.field}: ${problem.message}`)
}
const PERSON = { name: 'Ada Byron', email: 'ada@example.com' }

describe('an empty form asks for what it needs, in words', () => {
  const NAME_AND_EMAIL = ['name: Please enter your full name', 'email: Please enter your email']

  it('contact', () =>
    expect(said(contactForm, {})).toEqual([...NAME_AND_EMAIL, 'query: Please say what it is about', 'message: Please enter your message']))

  it('investment: message is optional', () =>
    expect(said(investmentForm, {})).toEqual([...NAME_AND_EMAIL, 'amount: Please enter an amount, such as 100', 'plan: Please choose your plan']))

  it('loan', () =>
    expect(said(loanForm, {})).toEqual([
      ...NAME_AND_EMAIL, 'Amount: Please enter an amount, such as 5000', 'loanType: Please choose your loan type', 'Reason for loan: Please say what the loan is for',
    ]))

  it('membership, by the sentence of section 8', () =>
    expect(said(membershipForm, {})).toEqual(['fullName: Please provide your name and email.', 'email: Please provide your name and email.']))

  it('an application: phone is optional', () =>
    expect(said(formById('career-loan-officer')!, {})).toEqual([
      ...NAME_AND_EMAIL, 'experience: Please choose your years of experience', 'education: Please choose your education', 'coverLetter: Please enter your cover letter',
    ]))
})

it.each(['text', 'email', 'number', 'tel', 'select', 'textarea'] as const)('a field of type %s that need not be filled in may be left empty, or with what nobody can see', (type) => {
  const form = { ...contactForm, fields: [{ name: 'more', label: 'More', type, required: false }] }
  for (const raw of [{ more: '' }, { more: ' \u200B' }, {}]) expect(checkForm(form, raw)).toMatchObject({ ok: true })
})

it('a plan that nobody has chosen is the one that the form begins with, absent or blank', () => {
  for (const plan of [{}, { plan: '' }, { plan: ' \u200B' }])
    expect(checkForm(membershipForm, { ...PERSON, fullName: PERSON.name, ...plan })).toMatchObject({ ok: true, values: { plan: choices.recommended } })
})

it.each(['  ', '\u200B', '\u200B\u2060 \u00AD', '\u3164', '\u2800', '\u0000'])('what nobody can see, %j, reads the same as an absent field', (unseen) => {
  const blank = Object.fromEntries(contactForm.fields.map((field) => [field.name, unseen]))
  expect(said(contactForm, blank)).toEqual(said(contactForm, {}))
  expect(checkForm(contactForm, blank)).toMatchObject({ problems: contactForm.fields.map(() => ({ code: 'REQUIRED_FIELD_EMPTY' })) })
})

describe('an amount', () => {
  const invested = (amount: string) => said(investmentForm, { ...PERSON, plan: choices.investments[0], amount })
  const borrowed = (amount: string) => said(loanForm, { ...PERSON, loanType: choices.loans[0], 'Reason for loan': 'An oven.', Amount: amount })

  it.each(['100', '200', '2500', ' 100 ', '100.', '100.00', '1.5e3', '1000000000'])('of %j may be invested', (value) => expect(invested(value)).toEqual([]))
  it.each(['NaN', 'Infinity', '1e999', '$100', '1,000', '100.000', '.100', '1.500e3'])('is no %j', (value) => expect(invested(value)).toEqual(['amount: Please enter an amount, such as 100']))
  it.each(['99', '0', '-100'])('of %j is too small to be invested', (value) => expect(invested(value)).toEqual([`amount: The smallest amount is ${money(100)}`]))
  it.each(['1000000100', '1e300'])('of %j is too large to be invested', (value) => expect(invested(value)).toEqual([`amount: The largest amount is ${money(1_000_000_000)}`]))
  it.each(['150', '100.5'])('of %j lies between two steps', (value) => expect(invested(value)).toEqual([`amount: Please round the amount to a multiple of ${money(100)}`]))
  it.each(['5000', '6000', '1000000000'])('of %j may be borrowed', (value) => expect(borrowed(value)).toEqual([]))
  it.each([
    ['4000', `The smallest amount is ${money(5000)}`], ['5500', `Please round the amount to a multiple of ${money(1000)}`],
    ['1000001000', `The largest amount is ${money(1_000_000_000)}`], ['much', 'Please enter an amount, such as 5000'],
  ])('of %j may not be borrowed', (value, message) => expect(borrowed(value)).toEqual([`Amount: ${message}`]))
})

describe('text', () => {
  const contact = (changed: object) => said(contactForm, { ...PERSON, query: 'Feedback', message: 'Thanks.', ...changed })

  it.each([['name', 100, '100'], ['query', 5000, '5,000'], ['message', 5000, '5,000']])('%s takes %i characters and no more', (name, most, figure) => {
    expect(contact({ [name]: 'x'.repeat(most) })).toEqual([])
    expect(contact({ [name]: 'x'.repeat(most + 1) })).toEqual([`${name}: Please keep this within ${figure} characters`])
  })

  it.each(['👩‍👩‍👧', 'می‌خواهم', '.', '١'])('message may be %j, invisible joiners and all', (message) =>
    expect(checkForm(contactForm, { ...PERSON, query: 'Feedback', message })).toMatchObject({ values: { message } }))

  it('query is free: the suggestions are only that', () => expect(contact({ query: 'Something of my own' })).toEqual([]))

  it.each(['user@xn--e1afmkfd.xn--p1ai', 'a&b@example.com', "o'brien@example.com", 'ada+news@mail.example.co.uk', 'Ada@Example.COM'])('email may be %j', (email) =>
    expect(contact({ email })).toEqual([]))
  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'ada@-example.com', 'a b@example.com', 'a@example.com, b@example.com', '<ada@example.com>', `${'a'.repeat(250)}@example.com`])(
    'email is not %j', (email) => expect(contact({ email })).toHaveLength(1))

  it('email is taken without what nobody sees of it', () =>
    expect(checkForm(membershipForm, { fullName: 'Ada', email: '\u202A\u200Bada@\u2060example.com\u202C ' })).toMatchObject({ ok: true, values: { email: 'ada@example.com' } }))

  it('comes out trimmed, unknown keys dropped', () =>
    expect(checkForm(contactForm, { ...PERSON, name: ' Ada ', query: 'Feedback', message: 'Thanks.', role: 'admin' })).toEqual({
      ok: true, values: { ...PERSON, name: 'Ada', query: 'Feedback', message: 'Thanks.' },
    }))
})
