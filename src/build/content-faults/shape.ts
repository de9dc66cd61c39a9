/** Fields that don't fit the shape of their kind of entry, each with its line, before Astro refuses the entry without one. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { shapes } from '#build/content-shapes.ts'
import { attempt } from '#lib/attempt.ts'
import type { Fault } from './entry.ts'
import { contentFaults, entriesOf, faultsOf } from './faults.ts'
import { partsOf } from './parts.ts'

const EXPECTED: Record<string, string> = {
  array: 'must be a list: a line for each entry, beginning with `- `',
  int: 'must be a whole number',
  number: 'must be a number, without quotes or words around it',
  object: 'must have fields of its own, each on a line that is indented',
}

/** What to say of a value; the shapes' own words come before these. */
const wordsOf = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null ? 'is missing' : EXPECTED[issue.expected]
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'is missing' : `must be one of: ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format') return 'must be an address that begins with `https://`'
  if (issue.code === 'unrecognized_keys') return 'is not a field: check its spelling, or remove it'
  if (issue.code === 'too_big') return issue.origin === 'string' ? `is too long: ${String(issue.input).length} characters, and ${issue.maximum} are allowed` : `must be ${issue.maximum} at most`
  if (issue.code === 'too_small') return issue.origin === 'string' || issue.origin === 'array' ? 'is empty' : `must be ${issue.inclusive ? '' : 'more than '}${issue.minimum}${issue.inclusive ? ' at least' : ''}`
  return undefined
}

/** Where the value at `steps` begins, or, where it is missing, the innermost that is there. */
const placeOf = (contents: unknown, steps: readonly PropertyKey[]): number => {
  let [place, node] = [0, contents]
  for (const step of steps) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step) : undefined
    const next = pair ? pair.key : isSeq(node) ? node.items[Number(step)] : undefined
    if (!isNode(next)) break
    place = next.range?.[0] ?? place
    node = pair ? pair.value : next
  }
  return place
}

const named = (steps: readonly PropertyKey[]): string => steps.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : `\`${String(step)}\``)).join(', ')

/** Whether there is such a picture is a rule of its own (`pictures.ts`); Astro's schema would import it. */
const image = (() => z.string()) as unknown as SchemaContext['image']

const shapeOf = (collection: string): z.ZodType | undefined => {
  if (!Object.hasOwn(shapes, collection)) return undefined
  const shape = shapes[collection as keyof typeof shapes]
  return typeof shape === 'function' ? shape({ image }) : shape
}

const faultsIn = (root: string, file: string): Fault[] => {
  const lines = new LineCounter()
  const document = parseDocument(partsOf(readFileSync(path.join(root, file), 'utf8')).frontMatter ?? '', { lineCounter: lines })
  if (document.errors.length) return []
  const checked = shapeOf(file.split('/')[1] ?? '')?.safeParse(document.toJS() ?? {}, { error: wordsOf })
  return (checked?.error?.issues ?? []).flatMap((issue) => {
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return places.map((steps) => ({ number: lines.linePos(placeOf(document.contents, steps)).line, words: `${named(steps)} ${issue.message}.` }))
  })
}

/** `faults`, and what else does not fit in these entries: of a line that is among them already, nothing more is said. */
const withShapes = (root: string, files: string[], faults: string[]): string[] => [
  ...faults,
  ...files.flatMap((file) => (attempt(() => faultsIn(root, file)) ?? []).map(({ number, words }) => ({ place: `${file}, line ${number}:`, words })))
    .filter(({ place }) => !faults.some((fault) => fault.startsWith(place))).map(({ place, words }) => `${place} ${words}`),
]

/** All that is wrong with the entry `file`, relative to `root`: a sentence each, with its line. */
export const allFaultsOf = (root: string, file: string): string[] => withShapes(root, [file], faultsOf(root, file))

/** All that is wrong in `content/`. */
export const allFaults = (root: string): string[] => withShapes(root, entriesOf(root), contentFaults(root))
