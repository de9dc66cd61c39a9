import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState } from 'react'
import { judgingRoutes } from '#contracts/api/evaluations.ts'
import { foldName, LENGTHS } from '#contracts/field-rules.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { useRested } from '#islands/staff/shell/use-rested.ts'
import { Field } from '#ui/Field.tsx'
import './venture.css'

/** Whether each word of `typed` begins some word of `name`: for the moment in which the answer is still that to fewer letters. */
const begins = (name: string, typed: string) => typed.split(' ').every((beginning) => name.split(' ').some((word) => word.startsWith(beginning)))

/** The names to offer: those that the server found, narrowed while it is still looking for what is typed now, without the one that stands there. */
const useNames = (value: string, isWanted: boolean): string[] => {
  const rested = useRested(value.trim().slice(0, LENGTHS.name))
  const { data, isPlaceholderData } = useAnswer(judgingRoutes.suggestVentures, { query: { search: rested }, enabled: isWanted })
  const typed = foldName(value)
  const isStale = isPlaceholderData || rested !== value.trim()
  return (data?.data ?? []).flatMap(({ ventureName }) => {
    const name = foldName(ventureName)
    return name !== typed && (!isStale || begins(name, typed)) ? [ventureName] : []
  })
}

type Props = { value: string; onChange: (value: string) => void; error: string | undefined; hint: string | undefined }

/** The venture's name: any text, with the names that judges have used suggested while it is typed. */
export const VentureField = ({ value, onChange, error, hint }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const names = useNames(value, isOpen)
  return (
    <Field id="sheet-venture-name" label="Venture name" hint={hint} error={error}>
      {(control) => (
        // Without a name to offer it stays closed: while it is open, the rest of the page is hidden from assistive technology.
        <Autocomplete.Root items={names} filter={null} value={value} onValueChange={onChange} openOnInputClick open={isOpen && names.length > 0} onOpenChange={setOpen}>
          <Autocomplete.Input
            {...control} name="ventureName" required maxLength={LENGTHS.name} spellCheck={false}
            onBlur={({ relatedTarget }) => { if (!relatedTarget?.closest('.ventures')) setOpen(false) }}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className="ventures" sideOffset={2} align="start">
              <Autocomplete.Popup className="ventures-popup">
                <Autocomplete.List>
                  {(name: string) => <Autocomplete.Item key={name} value={name} className="ventures-item">{name}</Autocomplete.Item>}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  )
}
