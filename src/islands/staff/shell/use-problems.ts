import { useEffect, useRef, useState, type InputEvent } from 'react'
import { focusFault } from '#ui/focus-fault.ts'
import { isFocusIn } from '#ui/focus-here.ts'

/** Messages by the names of fields; what belongs to no field under ''. */
export type Problems = Record<string, string>

const without = (problems: Problems, name: string): Problems => Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name))

/** What is wrong in a form: `tell` says it, at the first field that is wrong, unless somebody has gone on elsewhere by then; whoever types in one takes its message back. */
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
