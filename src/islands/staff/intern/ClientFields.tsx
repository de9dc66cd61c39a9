import { useRef } from 'react'
import type { Problem } from '#contracts/errors.ts'
import { DECIDED_STATUSES, OFFERED_STATUSES } from '#contracts/client-status.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import { StatusOptions } from '#islands/staff/clients/StatusOptions.tsx'
import { disagreement } from '#islands/staff/intern/age-of.ts'
import { LABELS, type Shared } from '#islands/staff/intern/changes.ts'
import { useSaidAtRest } from '#islands/staff/intern/use-said-at-rest.ts'
import { wholeAge, type ClientValues } from '#islands/staff/intern/values.ts'
import { Field, type ControlProps } from '#ui/Field.tsx'
import '#ui/date-field.css'

type Change = (field: keyof ClientValues, value: string) => void
type Props = { id: string; values: ClientValues; change: Change; problems: Problem[]; /** The client's status now, and when its edit began. */ known?: string[] }

/** The five statuses that interns may choose, and any that an admin has decided for this client: it can be kept, and stays listed until a change of it has been taken over (docs/decisions/clients.md). */
const statusesFor = (known: string[]): string[] => [...OFFERED_STATUSES, ...DECIDED_STATUSES.filter((status) => known.includes(status))]

/** The fields of a client, for a new one and for one that is edited (spec section 5). */
export const ClientFields = ({ id, values, change, problems, known = [] }: Props) => {
  const about = (field: Shared) => ({ id: `${id}-${field}`, label: LABELS[field], error: problems.find((problem) => problem.field === field)?.message })
  const text = (field: 'firstName' | 'middleName' | 'lastName', control: ControlProps) => (
    <input {...control} name={field} type="text" autoComplete="off" required={field !== 'middleName'} maxLength={LENGTHS.name} value={values[field]} onChange={(event) => change(field, event.target.value)} />
  )
  const settleAge = () => {
    const settled = String(wholeAge(values.age))
    if (values.age.trim() && settled !== values.age) change('age', settled)
  }
  const fields = useRef<HTMLDivElement>(null)
  const doubt = disagreement(values)
  useSaidAtRest(doubt ?? '', fields)
  return (
    <div className="client-fields" ref={fields}>
      <Field {...about('firstName')}>{(control) => text('firstName', control)}</Field>
      <Field {...about('middleName')} optional>{(control) => text('middleName', control)}</Field>
      <Field {...about('lastName')}>{(control) => text('lastName', control)}</Field>
      <Field {...about('age')}>
        {(control) => <input {...control} name="age" type="text" inputMode="numeric" autoComplete="off" required value={values.age} onChange={(event) => change('age', event.target.value)} onBlur={settleAge} />}
      </Field>
      <Field {...about('status')}>
        {(control) => (
          <select {...control} name="status" required value={values.status} onChange={(event) => change('status', event.target.value)}>
            <option value="">Please choose</option>
            <StatusOptions of={statusesFor(known)} />
          </select>
        )}
      </Field>
      <Field {...about('dateOfBirth')} hint={doubt}>
        {(control) => <input {...control} name="dateOfBirth" type="date" autoComplete="off" required value={values.dateOfBirth} onChange={(event) => change('dateOfBirth', event.target.value)} />}
      </Field>
    </div>
  )
}
