/** Pictures that are named and not there, or that no browser shows: the build's own message does not say whose they are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Entry, Fault, Line } from './entry.ts'

const COVER = /^image:\s*(["']?)([^"'\s#]+)\1/
const IN_TEXT = /!\[[^\]]*\]\(([^)\s]+)[^)]*\)/g
/** How a file of each kind begins: a telephone's photograph is no JPEG for being called one. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF....WEBP/s, /^GIF8/, /^....ftypavi/s]
const SAVE_AGAIN = 'Open it in a picture program and save it as JPEG, PNG or WebP.'

type Named = { number: number; name: string }
const covers = ({ number, text }: Line): Named[] => {
  const name = COVER.exec(text)?.[2]
  return name ? [{ number, name }] : []
}
const inText = ({ number, text }: Line): Named[] => [...text.matchAll(IN_TEXT)].map(([, name = '']) => ({ number, name: decodeURI(name) }))

const isPicture = (file: string): boolean => {
  const begins = readFileSync(file)
  return file.toLowerCase().endsWith('.svg') ? begins.includes('<svg') : BEGINNINGS.some((kind) => kind.test(begins.toString('latin1', 0, 16)))
}

const wrongWith = (file: string, name: string): string | undefined => {
  const beside = existsSync(path.dirname(file)) ? readdirSync(path.dirname(file)) : []
  // Not `existsSync`: on some machines capitals don't count, on the one that publishes they do.
  if (beside.includes(path.basename(file))) return isPicture(file) ? undefined : `the picture "${name}" can't be shown. ${SAVE_AGAIN}`
  const alike = beside.find((other) => other.toLowerCase() === path.basename(file).toLowerCase())
  return `there is no picture "${name}". ${alike ? `There is "${alike}": capitals count.` : 'Put it into the folder, or correct its name.'}`
}

export const pictureFaults = ({ folder, frontMatter, body }: Entry): Fault[] =>
  [...frontMatter.flatMap(covers), ...body.flatMap(inText)]
    .filter(({ name }) => !/^(?:https?:|data:|\/)/.test(name))
    .flatMap(({ number, name }) => {
      const words = wrongWith(path.join(folder, name), name)
      return words ? [{ number, words }] : []
    })
