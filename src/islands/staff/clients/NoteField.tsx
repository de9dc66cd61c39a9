import { Field } from '#ui/Field.tsx'

type Props = { id: string; rows: number; error: string | undefined; value: string; change: (note: string) => void }

/** The field for a note on a client, the same for admins and interns. */
export const NoteField = ({ id, rows, error, value, change }: Props) => (
  <Field id={id} label="Note" optional hint="Stays in the history with your name; the public lookup never shows it." error={error}>
    {(control) => <textarea {...control} name="note" rows={rows} dir="auto" value={value} onChange={(event) => change(event.target.value)} />}
  </Field>
)
