import { saidOf, type Problem } from '#contracts/errors.ts'
import type { Field as FieldDeclaration, ShownForm } from '#contracts/forms/declaration.ts'
import { fieldId, maxLength } from '#contracts/forms/schema.ts'
import { errorId, Field, type ControlProps } from '#ui/Field.tsx'

type Choice = { field: FieldDeclaration; control: ControlProps }

const Select = ({ field, control }: Choice) => (
  <select {...control} name={field.name} required={field.required && !field.initial} defaultValue={field.initial ?? ''}>
    {!field.initial && <option value="">Please choose</option>}
    {field.options?.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
  </select>
)

const Suggest = ({ field, control }: Choice) => (
  <>
    <input {...control} name={field.name} type="text" required={field.required} maxLength={maxLength(field)} list={`${control.id}-list`} autoComplete="off" />
    <datalist id={`${control.id}-list`}>{field.options?.map(({ value }) => <option key={value} value={value} />)}</datalist>
  </>
)

/** The native control of a field, with every native rule, so that it works before the island wakes and without it. */
const Control = ({ field, control }: Choice) => {
  const shared = { ...control, name: field.name, required: field.required, autoComplete: field.autoComplete, defaultValue: field.initial }
  switch (field.type) {
    case 'select': return <Select field={field} control={control} />
    case 'suggest': return <Suggest field={field} control={control} />
    case 'textarea': return <textarea {...shared} rows={field.rows} maxLength={maxLength(field)} />
    case 'number': return <input {...shared} type="number" inputMode="numeric" min={field.min} max={field.max} step={field.step} />
    case 'file': return <input {...control} name={field.name} required={field.required} type="file" accept={field.accept} />
    default: return <input {...shared} type={field.type} maxLength={maxLength(field)} />
  }
}

type Props = { form: ShownForm; field: FieldDeclaration; problems: Problem[] }

/** One declared field. The server draws the same where there is no JavaScript (`src/server/forms/again/controls.ts`). */
export const FormField = ({ form, field, problems }: Props) => {
  const said = saidOf(problems, field.name)
  const isHere = said?.at === field.name
  return (
    <Field
      id={fieldId(form, field.name)} label={field.label} hint={field.hint} optional={!field.required} wide={field.wide ?? false}
      error={isHere ? said.message : undefined} describedBy={said && !isHere ? errorId(fieldId(form, said.at)) : undefined}
    >
      {(control) => <Control field={field} control={control} />}
    </Field>
  )
}
