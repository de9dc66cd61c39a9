/** The demo letters name the choices of the original site; where a form offers others, each is replaced by one of those. */
import type { FormDeclaration } from '#contracts/forms/declaration.ts'

type Data = Record<string, string | number>

/** Replaces choices that the form doesn't offer; `turn` varies the replacements. */
export const offeredBy = ({ fields }: FormDeclaration, data: Data, turn: number): Data => {
  const chosen = fields.flatMap(({ name, options = [] }): [string, string][] => {
    const other = options[turn % options.length]
    return other && name in data && !options.some(({ value }) => value === data[name]) ? [[name, other.value]] : []
  })
  return { ...data, ...Object.fromEntries(chosen) }
}
