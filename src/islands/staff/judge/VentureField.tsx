import { memo, useState } from 'react'
import { judgingRoutes } from '#contracts/api/evaluations.ts'
import { foldName, LENGTHS } from '#contracts/field-rules.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { useRested } from '#islands/staff/shell/use-rested.ts'
import { Field } from '#ui/Field.tsx'

/** The names to offer for what is typed, without the one that is typed already. */
const useNames = (value: string, isWanted: boolean): string[] => {
  const search = useRested(value.trim().slice(0, LENGTHS.name))
  const { data } = useAnswer(judgingRoutes.suggestVentures, { query: { search }, enabled: isWanted })
  return (data?.data ?? []).map(({ ventureName }) => ventureName).filter((name) => foldName(name) !== foldName(value))
}

type Props = { value: string; onChange: (value: string) => void; error: string | undefined; hint: string | undefined }
const LIST = 'sheet-ventures'

/** Left alone while text is composed, as Japanese is: Chromium ends a composition when a list gets its first name, and what was composed would be there twice. */
const Names = memo(
  ({ names }: { names: string[]; isComposing: boolean }) => <datalist id={LIST}>{names.map((name) => <option key={name} value={name} />)}</datalist>,
  (_, { isComposing }) => isComposing,
)

/** The venture's name: any text, with the names that judges have used suggested by the browser while it is typed. */
export const VentureField = memo(({ value, onChange, error, hint }: Props) => {
  const [isHere, setHere] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const names = useNames(value, isHere)
  return (
    <Field id="sheet-venture-name" label="Venture name" hint={hint} error={error}>
      {(control) => (
        <>
          <input
            {...control} name="ventureName" list={LIST} value={value} required maxLength={LENGTHS.name} spellCheck={false} autoComplete="off"
            onChange={(event) => { onChange(event.target.value) }} onFocus={() => { setHere(true) }} onBlur={() => { setHere(false) }}
            onCompositionStart={() => { setComposing(true) }} onCompositionEnd={() => { setComposing(false) }}
          />
          <Names names={names} isComposing={isComposing} />
        </>
      )}
    </Field>
  )
})
