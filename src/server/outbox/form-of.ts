import type { Field, FormDeclaration } from '#contracts/forms/declaration.ts'
import { formById } from '#contracts/forms/registry.ts'
import type { DueRow } from '#server/outbox/repository.ts'
import { labelOf } from '#server/submissions/label-of.ts'

type Told = Pick<FormDeclaration, 'title' | 'tells' | 'promise'> & { fields: readonly Pick<Field, 'name' | 'label' | 'options'>[] }

/** The form of a row; if its posting has been removed since, what the row itself says of it. */
export const formOf = ({ formId, data }: Pick<DueRow, 'formId' | 'data'>): Told =>
  formById(formId) ?? {
    title: `Submission of ${formId}`,
    tells: formId.startsWith('career-') ? 'careers' : 'office',
    promise: '',
    fields: Object.keys(data).map((name) => ({ name, label: labelOf(name) })),
  }
