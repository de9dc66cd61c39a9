import { useEffect, useRef, useState, type InputEvent } from 'react'
import { focusFault } from '#ui/focus-fault.ts'
import { isFocusIn } from '#ui/focus-here.ts'

/** Messages by the names of fields; under '' those that belong to no field. */
export type Problems = Record<string, string>

const without = (problems: Problems, name: string): Problems => Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name))

/** The problems of a form: `tell` shows them and focuses the first wrong field, unless the focus has moved elsewhere by then; typing in a field removes its message. */
export const useProblems = () => {
  const form = useRef<HTMLFormElement>(null)
  const [{ problems, told }, set] = useState<{ problems: Problems; /** How often. */ told: number }>({ problems: {}, told: 0 })
  useEffect(() => {
    const place = form.current
    if (told && place && isFocusIn(place)) focusFault(place.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }, [told])

  const tell = (found: Problems) => set((now) => ({ problems: found, told: now.told + 1 }))
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    set((now) => (name in now.problems ? { ...now, problems: without(now.problems, name) } : now))
  }
  return { form, problems, tell, onInput }
}
