/** Values made from a JSON Schema of `/api/openapi.json` alone, as somebody makes them who has nothing else. */
import * as fc from 'fast-check'

export type Json = {
  const?: unknown; enum?: unknown[]; type?: string | string[]; format?: string; pattern?: string; minLength?: number; maxLength?: number; minimum?: number; maximum?: number; multipleOf?: number
  properties?: Record<string, Json>; required?: string[]; items?: Json; contains?: Json; anyOf?: Json[] | undefined; allOf?: Json[] | undefined
}

/** JSON Schema can't say that a day is past, and that somebody born on it may be alive. */
const birthday = fc.integer({ min: Date.UTC(1930), max: Date.UTC(2020) }).map((at) => new Date(at).toISOString().slice(0, 10))

const text = ({ format, pattern = '', minLength = 0, maxLength = 200 }: Json): fc.Arbitrary<string> => {
  if (format === 'date') return birthday
  if (format === 'uuid') return fc.uuid()
  const matching = pattern.startsWith('^') ? fc.stringMatching(new RegExp(pattern)) : fc.string({ minLength, maxLength }).filter((one) => new RegExp(pattern).test(one))
  return matching.filter(({ length }) => length <= maxLength)
}

const number = ({ multipleOf: step = 1, minimum = -1e6, maximum = 1e6 }: Json) => fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((steps) => steps * step)

/** `one` with what `other` requires. */
const together = (one: Json, other: Json): Json => ({
  ...one,
  required: [...(one.required ?? []), ...(other.required ?? [])],
  properties: Object.fromEntries(Object.entries(one.properties ?? {}).map(([name, part]) => [name, { ...other.properties?.[name], ...part }])),
})

const object = ({ anyOf, allOf = [], ...json }: Json): fc.Arbitrary<unknown> => {
  const choices = [{ anyOf }, ...allOf].flatMap((one) => (one.anyOf ? [fc.constantFrom(...one.anyOf)] : []))
  return fc.tuple(fc.subarray(Object.keys(json.properties ?? {})), ...choices).chain(([some, ...chosen]) => {
    const { properties = {}, required = [] } = chosen.reduce(together, json)
    const given = Object.entries(properties).filter(([name]) => required.includes(name) || some.includes(name))
    return fc.record(Object.fromEntries(given.map(([name, part]) => [name, described(part)])))
  })
}

/** Any value that `json` describes. */
export const described = (json: Json): fc.Arbitrary<unknown> => {
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  if (json.type === 'object') return object(json)
  if (json.type === 'array') return fc.tuple(...(json.allOf ?? []).map(({ contains = {} }) => described(together(json.items ?? {}, contains))))
  const [first] = json.anyOf ?? []
  // As text, an amount has the limits of the number, which only words could say.
  if (first?.multipleOf) return fc.tuple(number(first), fc.boolean()).map(([amount, asText]) => (asText ? String(amount) : amount))
  if (json.anyOf) return fc.oneof(...json.anyOf.map(described))
  if (Array.isArray(json.type)) return fc.oneof(...json.type.map((type) => described({ ...json, type })))
  return json.type === 'string' ? text(json) : json.type === 'boolean' ? fc.boolean() : json.type === 'null' ? fc.constant(null) : number(json)
}
