/**
 * Which long passwords can be guessed (trust row 6; NIST 800-63B-4, 3.1.1.2: common values, the service's name, the
 * user's own). No composition rules: what counts is how much is left once the guessable parts are removed.
 */
import { PHRASES, WALKS, WORDS } from '#server/auth/common-passwords/words.ts'
import { site } from '#site/config.ts'

const TOO_EASY = 'This is easy to guess. Please choose words that have nothing to do with you, with us or with each other'
/** Letters and digits that must be left. */
const LEFT = 6
const DIFFERENT = 5
const SHORTEST_BLOCK = 8
const SHORTEST_RUN = 3
const SHORTEST_WALK = 4

const LOOK_ALIKES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase()
const solid = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign)
const reversed = (text: string) => Array.from(text).reverse().join('')

/** The words of names and addresses; a few letters are in too many words to mean anything. */
const ownWords = (names: (string | null)[]) => names.flatMap((name) => plain(name ?? '').split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 4)
const OURS = ownWords([site.name, site.legalName, site.product, site.address.city, site.address.state])
const PATHS = WALKS.flatMap((walk) => [walk, reversed(walk)])

const withoutWords = (text: string, words: readonly string[]) =>
  [...words].sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ' '), text)

/** The length of the sequence at `at` whose characters differ by the same step: `aaaa`, `abcd`, `4321`. */
const runFrom = (text: string, at: number): number => {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at)
  if (Math.abs(step) > 1) return 1
  let end = at + 1
  while (end + 1 < text.length && text.charCodeAt(end + 1) - text.charCodeAt(end) === step) end++
  return end < text.length ? end - at + 1 : 1
}
const walkFrom = (text: string, at: number): number => {
  let length = SHORTEST_WALK
  while (at + length <= text.length && PATHS.some((path) => path.includes(text.slice(at, at + length)))) length++
  return length - 1
}
const withoutSequences = (text: string): string => {
  let left = ''
  for (let at = 0; at < text.length; ) {
    const [run, walk] = [runFrom(text, at), walkFrom(text, at)]
    const skip = Math.max(run >= SHORTEST_RUN ? run : 0, walk >= SHORTEST_WALK ? walk : 0)
    left += skip ? ' ' : text.charAt(at)
    at += skip || 1
  }
  return left
}

/** The shortest block whose repetition is the whole text. */
const blockOf = (text: string): string => text.slice(0, (text + text).indexOf(text, 1))
const withoutYears = (text: string) => text.replace(/(?:19|20)\d\d/g, ' ')

const isEasy = (text: string, own: readonly string[]): boolean => {
  if (PHRASES.has(solid(text).replace(/\d{1,4}$/, '')) || PHRASES.has(solid(text))) return true
  const left = solid(withoutYears(withoutSequences(withoutWords(text, [...own, ...WORDS]))))
  return left.length < LEFT || new Set(left).size < DIFFERENT - 1
}

/** Why a password of the right length is refused; nothing if it is accepted. `own` are the account's address and user name. */
export const whyRefused = (password: string, own: readonly (string | null)[]): string | undefined => {
  const text = plain(password)
  const theirs = [...ownWords([...own]), ...OURS]
  const few = new Set(text).size < DIFFERENT || blockOf(text).length < SHORTEST_BLOCK
  return few || [text, spelled(text)].some((one) => isEasy(one, theirs)) ? TOO_EASY : undefined
}
