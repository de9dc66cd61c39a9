import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './field.css'

/** What ties a control to its label, its hint and its message. `aria-invalid` is `false` rather than absent: otherwise browsers expose an empty required field as invalid before anybody has reached it. */
export type ControlProps = { id: string; className: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

type Props = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The id of another field's message that applies to this one as well, which is then wrong too. */
  describedBy?: string | undefined
  optional?: boolean
  wide?: boolean
  children: (control: ControlProps) => ReactNode
}

export const errorId = (id: string) => `${id}-error`

/** A label above its control, a hint, and the message beside it when the value is wrong. */
export const Field = ({ id, label, hint, error, describedBy, optional = false, wide = false, children }: Props) => {
  const descriptions = [hint && `${id}-hint`, error && errorId(id), describedBy].filter(Boolean).join(' ')
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}{optional && <span className="optional"> (optional)</span>}</label>
      {children({ id, className: 'control', 'aria-describedby': descriptions || undefined, 'aria-invalid': Boolean(error || describedBy) })}
      {hint && <p id={`${id}-hint`} className="hint">{hint}</p>}
      {error && <p key={error} id={errorId(id)} className="field-error"><CircleAlert className="icon" aria-hidden="true" /> {error}</p>}
    </div>
  )
}
