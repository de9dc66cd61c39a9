import { Eye, EyeOff } from 'lucide-react'
import { useState, type InputHTMLAttributes } from 'react'
import { Field } from '#ui/Field.tsx'
import './password-field.css'

type Props = InputHTMLAttributes<HTMLInputElement> & { id: string; label: string; hint?: string; error?: string | undefined }

/** A password field that can show what is typed; pasting and password managers are welcome. */
export const PasswordField = ({ id, label, hint, error, ...input }: Props) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="password">
          <input {...input} {...control} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" autoCorrect="off" />
          <button type="button" className="password-toggle" aria-controls={id} onClick={() => setShown(!shown)}>
            <Icon className="icon" aria-hidden="true" /> <span>{shown ? 'Hide' : 'Show'}</span><span className="sr-only">{` ${label.toLowerCase()}`}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
