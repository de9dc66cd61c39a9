/** Submissions of every form, filled in as the forms' declarations say, over a year. */
import { demoResume } from '../demo/resume.ts'
import { chanceOf, idOf, type Chance } from './chance.ts'
import { emailOf, nameOf } from './names.ts'
import type { Field, FormDeclaration } from '#contracts/forms/declaration.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { foundBy } from '#server/submissions/sender.ts'

const TEXTS = [
  'Could you tell me which documents you need, and how long it takes?', 'I was sent to you by a friend who was very content with your work.', 'A second oven for the bakery, and a van that starts in winter.',
  'I have worked with clients in two languages and would like to do more of it.', 'Please call in the evening; I work during the day.', 'What happens if a payment is late once?', 'We are two founders, and have sold to forty households so far.',
]
const SPAM = ['Rank first on every search engine within a week', 'Dear sir or madam, a large inheritance is waiting for you', 'Buy followers now']

const valueOf = (field: Field, chance: Chance): string | number => {
  if (field.options) return chance.pick(field.options).value
  if (field.type === 'number') return (field.min ?? 0) + (field.step ?? 1) * chance.whole(0, 40)
  if (!field.required && chance.happens(0.4)) return ''
  if (field.type === 'tel') return `+1 317 555 01${chance.whole(10, 99)}`
  return chance.pick(TEXTS)
}

const dataOf = (form: FormDeclaration, name: string, email: string, chance: Chance) => ({
  ...Object.fromEntries(form.fields.filter(({ type }) => type !== 'file').map((field) => [field.name, field.autoComplete === 'name' ? name : field.type === 'email' ? email : valueOf(field, chance)])),
  ...form.fixed,
})

/** Most older submissions are done. */
const stateOf = (createdAt: Date, today: Date, chance: Chance) =>
  chance.happens(createdAt.getTime() > today.getTime() - 14 * 86_400_000 ? 0.3 : 0.97) ? (chance.happens(0.9) ? 'done' : 'in progress') : 'new'

const submissionOf = (index: number, today: Date) => {
  const chance = chanceOf('submission', index)
  const form = allForms[index % allForms.length]!
  const person = nameOf(chance)
  const name = `${person.firstName} ${person.lastName}`
  const email = emailOf(person, index)
  const spam = chance.happens(0.04)
  const createdAt = chance.momentBefore(today, 365)
  const data = dataOf(form, name, email, chance)
  const shown = spam && 'message' in data ? { ...data, message: chance.pick(SPAM) } : data
  return {
    id: idOf('submission', index), formId: form.id, data: shown, idempotencyKey: `large-${index}`, bodyHash: 'large',
    state: spam ? ('new' as const) : (stateOf(createdAt, today, chance) as 'new'), spam, search: foundBy(form.id, shown), createdAt,
  }
}

export const largeSubmissions = function* (count: number, today: Date) {
  for (let index = 0; index < count; index++) yield submissionOf(index, today)
}

/** The resumes of those whose form asks for one: the same page for all. */
export const largeFiles = function* (count: number) {
  const content = demoResume('Resume of a demo applicant')
  for (let index = 0; index < count; index++) {
    const field = fileFieldOf(allForms[index % allForms.length]!)
    if (field) yield { id: idOf('file', index), submissionId: idOf('submission', index), field: field.name, name: 'resume.pdf', type: 'application/pdf', size: content.length, content }
  }
}
