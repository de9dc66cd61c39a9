/** A stored submission as the inbox shows it. */
import type { Submission, WholeSubmission } from '#contracts/api/submissions.ts'
import { isBelow } from '#contracts/forms/career.ts'
import type { Field } from '#contracts/forms/declaration.ts'
import { postings } from '#contracts/forms/postings.generated.ts'
import { formById } from '#contracts/forms/registry.ts'
import { labelOf } from '#server/submissions/label-of.ts'
import { senderKeysOf, senderOf, valueOf, type Data } from '#server/submissions/sender.ts'

type SubmissionRow = {
  id: string; formId: string; data: Data; state: Submission['state']; spam: boolean; createdAt: Date; files: number; notes: number
}

const EXCERPT = 140

/** The first words of the form's text area, in one line. */
const excerptOf = (formId: string, data: Data): string => {
  const written = formById(formId)?.fields.find(({ type }) => type === 'textarea')?.name ?? 'message'
  return valueOf(data, written).trim().replace(/\s+/gu, ' ').slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, '')
}

/** The years that a career form's posting requires, and those that the applicant stated; null for any other form. */
const requirementOf = (formId: string, data: Data): WholeSubmission['requirement'] => {
  const posting = postings.find(({ slug }) => formId === `career-${slug}`)
  return posting ? { years: posting.experienceYears, stated: valueOf(data, 'experience') } : null
}

/** One line of the inbox. */
export const shownSubmission = ({ id, formId, data, state, spam, createdAt, files, notes }: SubmissionRow): Submission => {
  const requirement = requirementOf(formId, data)
  return {
    _id: id, form: formId, title: formById(formId)?.title ?? formId, ...senderOf(formId, data), excerpt: excerptOf(formId, data),
    state, spam, belowRequirement: requirement !== null && isBelow(requirement.stated, requirement.years), files, notes, createdAt: createdAt.toISOString(),
  }
}

/** Everything that was sent, in the form's order and with its labels; values that the declaration doesn't name come after. */
const fieldsOf = (formId: string, data: Data): WholeSubmission['fields'] => {
  const declared = formById(formId)?.fields ?? []
  const others = Object.keys(data).filter((key) => !declared.some(({ name }) => name === key))
  const sender = Object.values(senderKeysOf(formId, data))
  const shown = ({ name, label, options }: Pick<Field, 'name' | 'label' | 'options'>) => {
    const value = valueOf(data, name)
    return { name, label, value: options?.find((option) => option.value === value)?.label ?? value, isSender: sender.includes(name) }
  }
  return [...declared.filter(({ name }) => Object.hasOwn(data, name)), ...others.map((name) => ({ name, label: labelOf(name) }))].map(shown)
}

export type FilledSubmission = Submission & Pick<WholeSubmission, 'fields'>

/** One line of the inbox with everything that was sent. */
export const filledSubmission = (row: SubmissionRow): FilledSubmission => ({ ...shownSubmission(row), fields: fieldsOf(row.formId, row.data) })

type Attached = Pick<WholeSubmission, 'attachments' | 'thread'>

/** A submission whole, with its files and notes. */
export const wholeSubmissionOf = (row: SubmissionRow, { attachments, thread }: Attached): WholeSubmission => ({
  ...filledSubmission(row), requirement: requirementOf(row.formId, row.data), attachments, thread,
})
