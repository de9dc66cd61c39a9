/** Former names of articles and postings that lead nowhere: another one has the name, or two claim it. */
import path from 'node:path'
import type { Field } from './front-matter.ts'

const RENAMED = /^content\/(?:news|careers)\//
const NAME = /[a-z0-9]+(?:-[a-z0-9]+)*/g

type Entry = { file: string; fields: Field[] }

const folderOf = ({ file }: Entry) => path.posix.dirname(file)
/** A list, in whichever way it is written. */
const formerNamesOf = ({ fields }: Entry): string[] => fields.find(({ name }) => name === 'formerly')?.written.replace(/#.*/g, '').match(NAME) ?? []

/** A sentence each. */
export const takenNames = (entries: Entry[]): string[] => {
  const renamed = entries.filter(({ file }) => RENAMED.test(file))
  const whose = new Map(renamed.map((entry) => [folderOf(entry), entry.file]))
  return renamed.flatMap((entry) =>
    formerNamesOf(entry).flatMap((name) => {
      const folder = path.posix.join(path.posix.dirname(folderOf(entry)), name)
      const owner = whose.get(folder)
      whose.set(folder, entry.file)
      return owner ? [`${entry.file}: \`formerly\` has \`${name}\`, which is an address of \`${owner}\`. An address leads to one page: remove it here.`] : []
    }))
}
