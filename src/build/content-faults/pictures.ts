/** Pictures that are missing, that no browser shows, or of a wrong size: the build's own message, if any, doesn't name the entry. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { faultsAmong, type Entry, type Fault } from './entry.ts'
import { outOfBounds } from './picture-bounds.ts'
import { kindOf } from './picture-kind.ts'
import { type Named, picturesIn } from './pictures-named.ts'
import { attempt } from '#lib/attempt.ts'

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** Allowed in a text: it needs no file. */
const WRITTEN_OUT = /^data:/i
/** No picture is here: the build gives each its address. */
const AT_THE_SITE = /^\/(?!\/)/
/** The extensions by which the build recognizes a picture. */
const ENDINGS = /\.(?:jpe?g|png|webp|gif|svg|avif)$/i
const SAVE_AGAIN = 'Open it in an image editor and save it as JPEG, PNG or WebP.'

/** Empty if there is no such folder, it is a file, or the name is invalid. */
const namesIn = (folder: string) => attempt(() => readdirSync(folder)) ?? []

const isArticle = (folder: string) => path.basename(path.dirname(folder)) === 'news'

const wrongWith = (folder: string, named: Named): string | undefined => {
  const { name, cover, misread } = named
  if (AT_THE_SITE.test(name) || (cover && WRITTEN_OUT.test(name))) return `the picture "${name}" is not in the folder. Put it there, and refer to it as \`./name.jpg\`.`
  if (WRITTEN_OUT.test(name)) return undefined
  if (OUTSIDE.test(name)) return `the picture at ${name} would not be seen: pages show only pictures of this site. Put it into the folder, and refer to it as \`./name.jpg\`.`
  if (misread) return `a \`%\` in the picture’s name "${name}" is written \`%25\` in a text. Or rename the picture.`
  if (name.includes('?')) return `the picture "${name}" can't have a question mark in its name. Rename it.`
  const file = path.join(folder, name)
  const beside = namesIn(path.dirname(file))
  const kind = kindOf(file)
  // Not `existsSync`: some machines ignore capitals, but not the one that publishes.
  if (kind !== 'none' && beside.includes(path.basename(file))) return kind === 'picture' && ENDINGS.test(file) ? outOfBounds(file, named, Boolean(cover) && isArticle(folder)) : `the picture "${name}" can't be shown. ${SAVE_AGAIN}`
  const alike = beside.find((other) => other !== path.basename(file) && other.toLowerCase() === path.basename(file).toLowerCase())
  return `there is no picture "${name}". ${alike ? `There is "${alike}": capitals count.` : 'Put it into the folder, or correct its name.'}`
}

const SPACED = /(?<!\\)!\[[^\]\n]*\]\(([^<>"\n]*?\s[^<>"\n]*?\.\w{3,4})(?:\s+"[^"\n]*")?\)/g

/** In Markdown a picture's address can't contain a space: the page would show the brackets. */
const spacedFaults = ({ body, nodes }: Entry): Fault[] =>
  nodes.flatMap(({ type, number, position }) => {
    if (type !== 'text') return []
    const text = body.slice(position?.start.offset, position?.end.offset)
    return [...text.matchAll(SPACED)].map(({ 1: name = '', index }) => ({
      number: number + text.slice(0, index).split('\n').length - 1,
      words: `a picture’s name with a space in it goes in angle brackets: \`![…](<${name}>)\`.`,
    }))
  })

export const pictureFaults = (entry: Entry): Fault[] => [
  ...spacedFaults(entry),
  ...faultsAmong(picturesIn(entry), (named) => wrongWith(entry.folder, named)),
]
