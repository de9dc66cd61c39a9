import { globSync } from 'node:fs'
import { choiceFaults, sharedChoices } from './choices.ts'
import { dateFaults } from './dates.ts'
import { type Entry, entryOf } from './entry.ts'
import { factFaults } from './facts.ts'
import { takenNames } from './former.ts'
import type { Field } from './front-matter.ts'
import { idFaults } from './ids.ts'
import { spacedLinks } from './links.ts'
import { listFaults } from './lists.ts'
import { pictureFaults } from './pictures.ts'
import { placeFaults, routelessServices } from './places.ts'
import { rankFaults } from './ranks.ts'
import { typedFaults } from './shown-as-typed.ts'
import { textFaults } from './text.ts'
import { sharedTitles, titleFaults } from './titles.ts'

const RULES = [({ faults }: Entry) => faults, choiceFaults, dateFaults, factFaults, idFaults, listFaults, pictureFaults, rankFaults, spacedLinks, textFaults, titleFaults, typedFaults]

/** What can be parsed of one entry, and its faults, a sentence each with file and line. */
const read = (root: string, file: string): { file: string; fields: Field[]; faults: string[] } => {
  try {
    const entry = entryOf(root, file)
    const faults = RULES.flatMap((rule) => rule(entry, file)).toSorted((a, b) => a.number - b.number)
    return { file, fields: entry.fields, faults: faults.map(({ number, words }) => `${file}, line ${number}: ${words}`) }
  } catch (error) {
    // Whatever it is, the editor must learn which file it is in.
    return { file, fields: [], faults: [`${file}: this file can't be opened or read (${(error as Error).message}).`] }
  }
}

/** The faults of one entry. */
export const faultsOf = (root: string, file: string): string[] => read(root, file).faults

export const entriesOf = (root: string): string[] => globSync('content/*/*/index.mdx', { cwd: root }).sort()

/** The faults of all of `content/`. */
export const contentFaults = (root: string): string[] => {
  const entries = entriesOf(root).map((file) => read(root, file))
  const right = entries.filter(({ faults }) => faults.length === 0)
  return [...placeFaults(root), ...entries.flatMap(({ faults }) => faults), ...routelessServices(root, entries), ...sharedTitles(right), ...sharedChoices(right), ...takenNames(right)]
}
