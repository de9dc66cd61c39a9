/** The smallest value that a schema accepts, made from its description: for tests that must reach every route. */
import * as z from 'zod/mini'

type Json = { type?: string; const?: unknown; enum?: unknown[]; format?: string; pattern?: string; minLength?: number; minimum?: number; anyOf?: Json[]; properties?: Record<string, Json>; required?: string[]; items?: Json; minItems?: number }

const text = ({ format, pattern, minLength = 1 }: Json): string =>
  format === 'uuid' ? crypto.randomUUID()
  : format === 'email' ? 'someone@test.example'
  : pattern?.includes('{43}') ? 'A'.repeat(43)
  : 'x'.repeat(minLength)

const valueOf = (json: Json): unknown => {
  if (json.const !== undefined) return json.const
  if (json.enum) return json.enum[0]
  if (json.anyOf) return valueOf(json.anyOf[0]!)
  if (json.type === 'object') return Object.fromEntries((json.required ?? []).map((name) => [name, valueOf(json.properties![name]!)]))
  if (json.type === 'array') return Array.from({ length: json.minItems ?? 0 }, () => valueOf(json.items!))
  if (json.type === 'string') return text(json)
  if (json.type === 'boolean') return true
  return json.minimum ?? 1
}

export const schemaOf = (schema: z.ZodMiniType): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
/** A value that fits the JSON Schema of `schema`; rules that JSON Schema can't express may still refuse it. */
export const fill = (schema: z.ZodMiniType): Record<string, unknown> => valueOf(schemaOf(schema)) as Record<string, unknown>

/** A value without a length is a score, which takes only a few characters. */
const longestOf = (json: Longest): unknown => {
  if (json.const !== undefined) return json.const
  if (json.enum) return json.enum.toSorted((a, b) => String(b).length - String(a).length)[0]
  if (json.anyOf) return json.anyOf.map(longestOf).toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
  if (json.type === 'object') return Object.fromEntries(Object.entries(json.properties ?? {}).map(([name, one]) => [name, longestOf(one)]))
  if (json.type === 'array') return Array.from({ length: json.maxItems ?? 0 }, () => longestOf(json.items!))
  if (json.type === 'string') return json.format === 'uuid' ? crypto.randomUUID() : '😀'.repeat(json.maxLength ?? (json.pattern?.includes('{43}') ? 43 : 20))
  return json.type === 'null' ? null : json.type === 'boolean' ? false : Number.MIN_SAFE_INTEGER
}
type Longest = Omit<Json, 'anyOf' | 'properties' | 'items'> & { anyOf?: Longest[]; properties?: Record<string, Longest>; items?: Longest; maxLength?: number; maxItems?: number }
/** The largest value of a schema: every field, each text as long as it may be. */
export const largest = (schema: z.ZodMiniType): Record<string, unknown> => longestOf(schemaOf(schema)) as Record<string, unknown>
