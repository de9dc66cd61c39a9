import { LONGEST_CODE } from '#contracts/api/auth.ts'
import { Field } from '#ui/Field.tsx'

type Props = { id: string; hint: string; error: string | undefined; /** Whether no recovery code is taken here, which has letters: a phone then shows its digits. */ digits?: boolean }

/** The field for a code; phones can fill it in from an authenticator. */
export const CodeField = ({ id, hint, error, digits = false }: Props) => (
  <Field id={id} label="Code" hint={hint} error={error}>
    {(control) => <input {...control} name="code" type="text" inputMode={digits ? 'numeric' : 'text'} autoComplete="one-time-code" autoCapitalize="none" autoCorrect="off" spellCheck={false} maxLength={LONGEST_CODE} required />}
  </Field>
)
