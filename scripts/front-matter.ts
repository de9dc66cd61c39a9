import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The front matter of an MDX file's text; empty where there is none. */
export const frontMatterOf = (text: string): Record<string, unknown> => {
  const yaml = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1]
  return yaml ? (parse(yaml) as Record<string, unknown>) : {}
}

/** The front matter of an MDX file. @throws with the file's path where it can't be read. */
export const frontMatterIn = (file: string): Record<string, unknown> => {
  try {
    return frontMatterOf(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: the front matter can't be read. ${(error as Error).message}`, { cause: error })
  }
}
