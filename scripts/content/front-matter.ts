import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { partsOf } from '#build/content-faults/parts.ts'

/** Trims texts as the schema does (`src/build/content-shapes.ts`). */
const trimmed = (_name: unknown, value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** The front matter of an MDX file's text, as Astro finds it; empty where there is none. */
export const frontMatterOf = (text: string): Record<string, unknown> => {
  const fields: unknown = parse(partsOf(text).frontMatter ?? '', trimmed)
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
}

/** The front matter of an MDX file. @throws with the file's path where it can't be read. */
export const frontMatterIn = (file: string): Record<string, unknown> => {
  try {
    return frontMatterOf(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: the front matter can't be read. ${(error as Error).message}`, { cause: error })
  }
}
