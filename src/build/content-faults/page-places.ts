/** The ids that a page has of its own: a heading or `id` of the same name would take their place for links, labels and forms. */
import { careerForm } from '#contracts/forms/career.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { investmentForm } from '#contracts/forms/investment.ts'
import { loanForm } from '#contracts/forms/loan.ts'
import { membershipForm } from '#contracts/forms/membership.ts'
import { fieldId } from '#contracts/forms/schema.ts'

const EVERYWHERE = ['main', 'site-menu', 'menu-\\d']
/** Suffixes of a section's title, and of elements at a field, behind its name. */
const PARTS = '(?:-title|-hint|-error)?'

const fieldsOf = (form: FormDeclaration) => form.fields.map(({ name }) => fieldId(form, name))

/** The fields of a posting's form; before each is the form's id. */
const APPLICATION = careerForm({ slug: '', title: '', experienceYears: 0, successSeconds: 0, resume: true }).fields.map(({ name }) => fieldId({ id: '' }, name).slice(1))

/** For the page that has the plans among its sections. */
const MEMBERSHIP = ['plans', 'plan-\\d', 'benefits', 'founding']

/** By collection, or by collection and entry where each has its own page component. */
const OWN: Record<string, string[]> = {
  'careers': [`career-[a-z\\d-]+-(?:${APPLICATION.join('|')})`, 'about', 'responsibilities', 'requirements', 'benefits', 'apply'],
  'news': ['source'],
  'services/consulting': ['offer', 'others', 'steps', 'calendar', 'questions', 'closing'],
  'services/investment': ['plans', 'invest', 'invest-form', 'steps', 'questions', ...fieldsOf(investmentForm)],
  'services/loan': ['kinds', 'steps', 'questions', 'apply', ...fieldsOf(loanForm)],
  'services/membership': ['request', 'steps', 'questions', ...fieldsOf(membershipForm)],
  'pages/about': ['statement-\\d', 'values', 'story', 'closing'],
  'pages/careers': ['openings', 'hiring'],
  'pages/membership': MEMBERSHIP,
  'plans': MEMBERSHIP,
  'testimonials': ['services', 'loan', 'investment', 'consulting', 'statistics', 'stories', 'closing'],
}

/** Whether the page of `content/<collection>/<name>/` has an element `id`. */
export const isOwnPlace = (collection: string, name: string, id: string): boolean => {
  const places = [...EVERYWHERE, ...(OWN[collection] ?? []), ...(OWN[`${collection}/${name}`] ?? [])]
  return new RegExp(`^(?:${places.join('|')})${PARTS}$`).test(id)
}
