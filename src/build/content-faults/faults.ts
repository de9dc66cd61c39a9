import { globSync } from 'node:fs'
import { dateFaults } from './dates.ts'
import { entryOf } from './entry.ts'
import { pictureFaults } from './pictures.ts'
import { placeFaults } from './places.ts'
import { textFaults } from './text.ts'

const RULES = [dateFaults, pictureFaults, textFaults]

/** What is wrong in one entry, a sentence each with its file and line. */
export const faultsOf = (root: string, file: string): string[] => {
  const entry = entryOf(root, file)
  return RULES.flatMap((rule) => rule(entry)).toSorted((a, b) => a.number - b.number).map(({ number, words }) => `${file}, line ${number}: ${words}`)
}

/** What is wrong in all of `content/`. */
export const contentFaults = (root: string): string[] => [
  ...placeFaults(root),
  ...globSync('content/*/*/index.mdx', { cwd: root }).sort().flatMap((file) => faultsOf(root, file)),
]
