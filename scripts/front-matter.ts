import { parse } from 'yaml'

/** The front matter of an MDX file's text; empty where there is none. */
export const frontMatterOf = (text: string): Record<string, unknown> => {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1]
  return yaml ? (parse(yaml) as Record<string, unknown>) : {}
}
