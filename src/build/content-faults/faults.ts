import { globSync } from 'node:fs'
import { dateFaults } from './dates.ts'
import { type Entry, entryOf } from './entry.ts'
import { factFaults } from './facts.ts'
import { idFaults } from './ids.ts'
import { listFaults } from './lists.ts'
import { pictureFaults } from './pictures.ts'
import { placeFaults } from './places.ts'
import { rankFaults } from './ranks.ts'
import { textFaults } from './text.ts'

const RULES = [({ faults }: Entry) => faults, dateFaults, factFaults, idFaults, listFaults, pictureFaults, rankFaults, textFaults]

/** What is wrong in one entry, a sentence each with its file and line. */
export const faultsOf = (root: string, file: string): string[] => {
  try {
    const entry = entryOf(root, file)
    return RULES.flatMap((rule) => rule(entry)).toSorted((a, b) => a.number - b.number).map(({ number, words }) => `${file}, line ${number}: ${words}`)
  } catch (error) {
    // Whoever writes shall know of which file it is said, whatever it is.
    return [`${file}: this file can't be opened or read (${(error as Error).message}).`]
  }
}

/** What is wrong in all of `content/`. */
export const contentFaults = (root: string): string[] => [
  ...placeFaults(root),
  ...globSync('content/*/*/index.mdx', { cwd: root }).sort().flatMap((file) => faultsOf(root, file)),
]
