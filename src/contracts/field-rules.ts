/** Field rules that more than one contract states; spec section 5 and decisions "Forms" (lengths). */
import * as z from 'zod/mini'
import { whole } from '#contracts/figures.ts'

export const LENGTHS = { name: 100, email: 254, phone: 40, text: 5000 } as const

/** What a browser's own email field accepts (the HTML standard's pattern), with a dot in the domain: no list, no name, no line break. */
export const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)+$/

/** Whether anything of `text` is visible: `trim` keeps a zero-width space or a Hangul filler, which nobody sees. */
export const isSeen = (text: string): boolean => /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text)

/** A calendar date without a zone, `YYYY-MM-DD`, that exists. */
export const isCalendarDate = (value: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Invisible characters, which are copied along with a name or an address from a messenger. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu

/** `text` trimmed, without invisible characters. */
export const seen = (text: string): string => text.replace(UNSEEN, '').trim()

/**
 * How names are compared: trimmed, one space between words, Unicode-normalised, case-folded, and with plain apostrophes
 * and hyphens instead of typographic ones, accents and dashes. Upper case in between, because lower case alone would keep
 * "ß" different from "SS" and one sigma from the other; lower case first, because the capital "ẞ" stays itself in upper
 * case. After a change of this, run `npm run rekey`: the keys of clients and ventures are made of it.
 */
export const foldName = (text: string): string =>
  text.replaceAll('´', "'").normalize('NFKC').replace(UNSEEN, '').replace(/[‘’ʼ`′]/g, "'").replace(/[‐‒–−]/g, '-').trim().replace(/\s+/gu, ' ').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')

/** The message for a text longer than `max` characters. */
export const tooLong = (max: number) => `Please keep this within ${whole(max)} characters`

/** Required text, trimmed; `message` is shown when nothing of it is visible. */
export const requiredText = (message: string, max: number = LENGTHS.text) =>
  z.string(message).check(
    z.trim(),
    // `isSeen` is stricter; only a pattern is in the API's description, too.
    z.regex(/\S/, { error: message, abort: true }),
    z.refine(isSeen, { error: message, abort: true }),
    z.maxLength(max, tooLong(max)),
  )

/** The same of one line, as long as a name. */
export const requiredLine = (message: string) => requiredText(message, LENGTHS.name)

export const EMAIL_REQUIRED = 'Please enter a valid email address'

/** An e-mail address, without invisible characters; `missing` and `long` are the messages for none, and for one that is too long. */
export const emailAddress = ({ missing = EMAIL_REQUIRED, long = EMAIL_REQUIRED } = {}) =>
  z.string(missing).check(
    z.overwrite(seen),
    z.maxLength(LENGTHS.email, long),
    z.refine(isSeen, missing),
    z.email({ pattern: EMAIL, error: EMAIL_REQUIRED }),
  )
