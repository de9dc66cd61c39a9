/** An entry of `content/` as its editor sees it: lines with numbers. What stands as code is nobody's mistake, and is blank here. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Line = { number: number; text: string }
export type Entry = { file: string; folder: string; frontMatter: Line[]; body: Line[] }
/** What is wrong in a line, in words for whoever writes. */
export type Fault = { number: number; words: string }

const FENCE = /^\s*(?:```|~~~)/
const SPANS = /(`+)[^`]+\1/g

const withoutCode = (lines: Line[]): Line[] => {
  let within = false
  return lines.map(({ number, text }) => {
    const fence = FENCE.test(text)
    if (fence) within = !within
    return { number, text: fence || within ? '' : text.replace(SPANS, '') }
  })
}

/** `file` is named from the folder that `root` is. */
export const entryOf = (root: string, file: string): Entry => {
  const lines = readFileSync(path.join(root, file), 'utf8').split(/\r?\n/).map((text, i) => ({ number: i + 1, text }))
  const end = lines.findIndex(({ number, text }) => number > 1 && text.trimEnd() === '---')
  return { file, folder: path.join(root, path.dirname(file)), frontMatter: lines.slice(1, Math.max(end, 1)), body: withoutCode(lines.slice(end + 1)) }
}
