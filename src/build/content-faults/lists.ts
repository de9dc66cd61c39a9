/** Lists for which a page has a heading must not be empty, and others would be shown nowhere. The schema, shared by the whole collection, allows both. */
import path from 'node:path'
import type { Entry, Fault } from './entry.ts'

/** The lists that each page shows; one without a row shows none. */
export const SHOWN: Record<string, string[]> = {
  'services/consulting': ['parts', 'others', 'steps'],
  'services/investment': ['parts', 'steps'],
  'services/loan': ['terms', 'parts', 'steps'],
  'services/membership': ['steps'],
  'pages/about': ['parts', 'statements'],
  'pages/careers': ['parts'],
  'pages/membership': ['parts'],
}
const LISTS: Record<string, string[]> = { services: ['terms', 'parts', 'others', 'steps'], pages: ['parts', 'statements'] }
const EMPTY = /^\[\s*\]$/

export const listFaults = ({ folder, fields, faults }: Entry): Fault[] => {
  // A front matter that can't be parsed has no fields, and a fault of its own.
  if (faults.length > 0) return []
  const collection = path.basename(path.dirname(folder))
  const shown = SHOWN[`${collection}/${path.basename(folder)}`] ?? []
  return (LISTS[collection] ?? []).flatMap((name) => {
    const field = fields.find((it) => it.name === name)
    if (!shown.includes(name)) return field ? [{ number: field.number, words: `the page shows no \`${name}\`. Leave them out, or ask a developer for them (\`src/build/content-faults/lists.ts\`).` }] : []
    if (!field) return [{ number: 1, words: `\`${name}\` is missing, which the page shows. Give it at least one entry.` }]
    return EMPTY.test(field.written) ? [{ number: field.number, words: `\`${name}\` has no lines, which the page shows. Give it at least one entry.` }] : []
  })
}
