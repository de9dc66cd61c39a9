/** Lists for which a page has a heading, and which the schema, shared by the whole collection, allows to be empty. */
import path from 'node:path'
import type { Entry, Fault } from './entry.ts'

const SHOWN: Record<string, string[]> = {
  'services/consulting': ['parts', 'others', 'steps'],
  'services/investment': ['parts', 'steps'],
  'services/loan': ['terms', 'parts', 'steps'],
  'services/membership': ['steps'],
  'pages/about': ['parts', 'statements'],
  'pages/careers': ['parts'],
  'pages/membership': ['parts'],
}
const EMPTY = /^\[\s*\]$/

export const listFaults = ({ folder, fields, faults }: Entry): Fault[] => {
  // A front matter that can't be parsed has no fields, and a fault of its own.
  if (faults.length > 0) return []
  const shown = SHOWN[`${path.basename(path.dirname(folder))}/${path.basename(folder)}`] ?? []
  return shown.flatMap((name) => {
    const field = fields.find((it) => it.name === name)
    if (!field) return [{ number: 1, words: `\`${name}\` is missing, which the page shows. Give it at least one entry.` }]
    return EMPTY.test(field.written) ? [{ number: field.number, words: `\`${name}\` has no lines, which the page shows. Give it at least one entry.` }] : []
  })
}
