import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

export const text = { type: 'string' }

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 uses as it is; `input` before transformations, `output` after them. */
export const describe = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const described: JsonSchema = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) }
  delete described['$schema']
  return described
}

/** The parts of an object's schema, each with its name and whether it must be given. */
export const partsOf = (schema: z.ZodMiniType): { name: string; required: boolean; schema: JsonSchema }[] => {
  const { properties = {}, required = [] } = describe(schema, 'output') as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(properties).map(([name, part]) => ({ name, required: required.includes(name), schema: part }))
}
