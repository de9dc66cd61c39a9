/** What each export shows. Its headings stay as they are even if a table’s words change: somebody’s spreadsheet may look for them. */
import type { Client } from '#contracts/api/clients.ts'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import type { Judge, User } from '#contracts/api/people.ts'
import { formById } from '#contracts/forms/registry.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import type { Column } from '#server/exports/csv.ts'
import type { FilledSubmission } from '#server/submissions/shown.ts'
import { site } from '#site/config.ts'

let clock: Intl.DateTimeFormat | undefined
/**
 * "2026-11-30 05:21:54", where the firm is, as the day in the file's name. With a "T" and a "Z", spreadsheets take it for a
 * text, which has no day or month to filter by. The formatter takes milliseconds to make, which only an export should cost.
 */
const atFirm = (moment: string): string =>
  (clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'medium' })).format(new Date(moment))
const yes = (value: boolean) => (value ? 'yes' : '')

export const userColumns: readonly Column<User>[] = [
  ['Email', ({ email }) => email], ['State', ({ state }) => state], ['Clients', ({ clients }) => clients], ['Created', ({ createdAt }) => atFirm(createdAt)],
]

export const judgeColumns: readonly Column<Judge>[] = [
  ['Email', ({ email }) => email], ['State', ({ state }) => state], ['Evaluations', ({ evaluations }) => evaluations], ['Created', ({ createdAt }) => atFirm(createdAt)],
]

export const ownClientColumns: readonly Column<Client>[] = [
  ['First name', ({ firstName }) => firstName], ['Middle name', ({ middleName }) => middleName], ['Last name', ({ lastName }) => lastName],
  ['Age', ({ age }) => age], ['Status', ({ status }) => status], ['Date of Birth', ({ dateOfBirth }) => dateOfBirth],
  ['Created', ({ createdAt }) => atFirm(createdAt)], ['Updated', ({ updatedAt }) => atFirm(updatedAt)],
]
export const clientColumns: readonly Column<Client>[] = [...ownClientColumns, ['User', ({ user }) => user.email]]

export const evaluationColumns: readonly Column<Evaluation>[] = [
  ['Venture', ({ ventureName }) => ventureName], ['Judge', ({ judgeName }) => judgeName], ['Account', ({ judge }) => judge.email], ['Total', ({ sumOfAllCategory }) => sumOfAllCategory],
  ...CATEGORIES.map((title): Column<Evaluation> => [title, ({ categories }) => categories.find(({ question }) => question === title)?.answer ?? null]),
  ['Recommendation', ({ recommendations }) => recommendations], ['Strengths', ({ strength }) => strength], ['Weaknesses', ({ weakness }) => weakness],
  ['Comments', ({ comments }) => comments], ['Revision', ({ revision }) => revision], ['Created', ({ createdAt }) => atFirm(createdAt)],
]

const submissionColumns: readonly Column<FilledSubmission>[] = [
  ['Form', ({ title }) => title], ['Name', ({ name }) => name], ['Email', ({ email }) => email], ['State', ({ state }) => state], ['Spam', ({ spam }) => yes(spam)],
  ['Below requirement', ({ belowRequirement }) => yes(belowRequirement)], ['Files', ({ files }) => files], ['Notes', ({ notes }) => notes], ['Created', ({ createdAt }) => atFirm(createdAt)],
]
/** `header`, and under it each answer whose field name `wanted` accepts, a line each. */
const answersOf = (header: string, wanted: (name: string) => boolean): Column<FilledSubmission> =>
  [header, ({ fields }) => fields.filter(({ name }) => wanted(name)).map(({ label, value }) => `${label}: ${value}`).join('\n')]

/** For one form, a column for each further field and one for values that its declaration doesn't name; for all forms, one column with all answers. */
export const submissionColumnsOf = (formId: string | undefined): readonly Column<FilledSubmission>[] => {
  const form = formById(formId ?? '')
  if (!form) return [...submissionColumns, answersOf('Answers', () => true)]
  const shown = form.fields.filter(({ type }) => type !== 'file')
  const further = shown.filter(({ type, autoComplete }) => type !== 'email' && autoComplete !== 'name')
  return [
    ...submissionColumns,
    ...further.map(({ name, label }): Column<FilledSubmission> => [label, ({ fields }) => fields.find((field) => field.name === name)?.value ?? null]),
    answersOf('Other answers', (name) => !shown.some((field) => field.name === name)),
  ]
}
