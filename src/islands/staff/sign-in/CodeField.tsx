import { LONGEST_CODE } from '#contracts/api/auth.ts'
import { Field } from '#ui/Field.tsx'

/** The field for a code; phones can fill it in from an authenticator. */
export const CodeField = ({ id, hint, error }: { id: string; hint: string; error: string | undefined }) => (
  <Field id={id} label="Code" hint={hint} error={error}>
    {(control) => <input {...control} name="code" type="text" inputMode="text" autoComplete="one-time-code" autoCapitalize="none" autoCorrect="off" spellCheck={false} maxLength={LONGEST_CODE} required />}
  </Field>
)
