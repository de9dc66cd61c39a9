/** Bad values: from the corpus, at random, nearly valid by a schema, and valid ones spoiled in one place. */
import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { schemaOf } from '../../support/api/fill.ts'
import { ROLES } from '#contracts/roles.ts'
import { CANARY, emailOf, PASSPHRASE, STRINGS } from './corpus.ts'

const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes))
const plain = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...STRINGS) }, { weight: 1, arbitrary: units }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) })
/** A hostile string, every third one around the canary. */
export const hostile: fc.Arbitrary<string> = fc.tuple(plain, fc.constantFrom('', '', CANARY), fc.boolean()).map(([text, canary, first]) => (first ? canary + text : text + canary))

const deep = (depth: number, last: unknown): unknown => { let value = last; for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value }; return value }
/** Any value that JSON has, and a few that only its text can have (`1e999`). */
const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostile },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 5e-324, 2 ** 53, 2 ** 31, [], {}, [[]], [null], { length: 1 }, { toString: 'x' }, { then: 'x' }) },
  { weight: 1, arbitrary: fc.double().map((value) => (Number.isFinite(value) ? value : 0)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(5, 100, 2000), hostile).map(([depth, text]) => deep(depth, text)) },
  { weight: 1, arbitrary: fc.array(hostile, { maxLength: 30 }) },
  { weight: 1, arbitrary: fc.dictionary(hostile, hostile, { maxKeys: 5 }) },
)

type Json = ReturnType<typeof schemaOf> & { maxLength?: number }
const email = fc.oneof({ weight: 3, arbitrary: fc.nat(1e6).map((i) => `${CANARY}-${i}@test.example`) }, { weight: 1, arbitrary: fc.constantFrom(...ROLES.map(emailOf)) })
/** Values for fields whose meaning isn't in their JSON Schema, by name. */
const KNOWN: Record<string, fc.Arbitrary<unknown>> = {
  dateOfBirth: fc.constantFrom('1990-12-10', '2001-01-01', '1850-01-01'),
  firstName: fc.constantFrom('Ada', `Ada ${CANARY}`), lastName: fc.constantFrom('Byron', CANARY),
  age: fc.integer({ min: -1, max: 130 }),
  // Mostly left out, because a wrong version or an unknown intern is refused before anything else is checked.
  version: fc.constantFrom<unknown>(undefined, undefined, undefined, 1, 2), user: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.uuid() }),
  password: fc.constantFrom(PASSPHRASE, `${CANARY} pass phrase`), username: email, email, page: fc.constantFrom(1, 2, 1_000_000), pageSize: fc.constantFrom(1, 10, 100),
}
const text = ({ format, pattern, maxLength = 5000 }: Json): fc.Arbitrary<string> =>
  format === 'uuid' ? fc.uuid()
  : format === 'email' ? email
  : pattern?.includes('{43}') ? fc.string({ unit: fc.constantFrom('A', 'b', '-', '_'), minLength: 43, maxLength: 43 })
  : fc.tuple(hostile, fc.nat(3)).map(([long, cut]) => (cut ? long.slice(0, maxLength) : long))

/** A value that fits its JSON Schema; its strings are hostile all the same. */
const fitting = (json: Json, name = ''): fc.Arbitrary<unknown> => {
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name]!
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  if (json.anyOf) return fc.oneof(...json.anyOf.map((one) => fitting(one)))
  if (json.type === 'object') return fc.record(Object.fromEntries(Object.entries(json.properties ?? {}).map(([key, one]) => [key, fitting(one, key)])), { requiredKeys: json.required ?? [] })
  if (json.type === 'array') return fc.array(fitting(json.items ?? {}), { minLength: json.minItems ?? 0, maxLength: (json.minItems ?? 0) + 6 })
  if (json.type === 'string') return text(json)
  if (json.type === 'null') return fc.constant(null)
  if (json.type === 'boolean') return fc.boolean()
  return fc.oneof(fc.integer({ min: json.minimum ?? 0, max: (json.minimum ?? 0) + 50 }), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
}

type Spoil = { at: number; how: 'replace' | 'drop' | 'add' | 'wrap' | 'within'; value: unknown; key: string }

const spoiledEntry = (one: unknown, change: Spoil): unknown =>
  change.how === 'within' ? spoiled(one, { ...change, at: change.at >> 2, how: 'replace' }) : change.how === 'wrap' ? [one] : change.value

/** `value` with one fault. */
const spoiled = (value: unknown, change: Spoil): unknown => {
  if (typeof value !== 'object' || value === null) return change.value
  const entries = Object.entries(value as Record<string, unknown>)
  const place = change.at % Math.max(1, entries.length)
  const next =
    change.how === 'add' || entries.length === 0 ? [...entries, [change.key, change.value] as const]
    : change.how === 'drop' ? entries.filter((_, i) => i !== place)
    : entries.map(([name, one], i) => [name, i === place ? spoiledEntry(one, change) : one] as const)
  return Array.isArray(value) ? next.map(([, one]) => one) : Object.fromEntries(next)
}
const spoil = fc.record<Spoil>({ at: fc.nat(10_000), how: fc.constantFrom('replace', 'replace', 'drop', 'add', 'wrap', 'within'), value: wild, key: hostile })

/** Values around `schema`: most fit or have one fault, a few are anything. */
export const around = (schema: z.ZodMiniType, good?: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const fit = good ?? fitting(schemaOf(schema))
  return fc.oneof({ weight: 3, arbitrary: fit }, { weight: 5, arbitrary: fc.tuple(fit, spoil).map(([value, change]) => spoiled(value, change)) }, { weight: 1, arbitrary: wild })
}

/** JSON text of a value, sometimes broken: cut off, doubled, with duplicate keys or `__proto__`, or as bytes that aren't UTF-8. */
export const asJsonText = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string | Uint8Array> =>
  fc.tuple(value, fc.nat(24), fc.nat(100_000)).map(([given, kind, at]) => {
    const written = JSON.stringify(given)
    const place = at % (written.length + 1)
    if (kind === 0) return written.slice(0, place)
    if (kind === 1) return written.slice(0, place) + written
    if (kind === 2) return written.replace('{', `{"__proto__":{"role":"admin","${CANARY}":1},"constructor":{"prototype":{}},`)
    if (kind === 3) return written.replace(/"(?:[^"\\]|\\.)*"(?=[,}])/, '1e999')
    if (kind === 4) return `\ufeff${written}`
    if (kind === 5) { const bytes = Buffer.from(written); bytes[place % Math.max(1, bytes.length)] = at % 256; return new Uint8Array(bytes) }
    if (kind === 6) return '['.repeat(at)
    if (kind === 7) return Buffer.from(written, 'utf16le').toString('latin1')
    return written
  })
