/** Demo letters name choices of the site as it came; where a form offers others, each gives way to one of those. */
import type { FormDeclaration } from '#contracts/forms/declaration.ts'

type Data = Record<string, string | number>

/** `turn` spreads what gives way over what is offered. */
export const offeredBy = ({ fields }: FormDeclaration, data: Data, turn: number): Data => {
  const chosen = fields.flatMap(({ name, options = [] }): [string, string][] => {
    const other = options[turn % options.length]
    return other && name in data && !options.some(({ value }) => value === data[name]) ? [[name, other.value]] : []
  })
  return { ...data, ...Object.fromEntries(chosen) }
}
