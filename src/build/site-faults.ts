/** Mistakes in the facts of the firm that no type sees, or that a build would refuse without naming the file. */
import { EMAIL } from '#contracts/field-rules.ts'
import { attempt } from '#lib/attempt.ts'
import { site } from '#site/config.ts'

const isZone = (name: string) => attempt(() => new Intl.DateTimeFormat('en-US', { timeZone: name })) !== undefined
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)
const isLocale = (name: string) => Boolean(attempt(() => Intl.DateTimeFormat.supportedLocalesOf(name))?.length)
const isAddress = (text: string) => EMAIL.test(text)
const isLinkOrNone = (text: string) => text === '' || (text.startsWith('https://') && URL.canParse(text))
const RULES: { key: string; holds: (value: string) => boolean; words: string }[] = [
  { key: 'product', holds: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), words: 'is part of every service’s address: small letters, digits and single hyphens' },
  { key: 'email', holds: isAddress, words: 'must be an address to which visitors can write' },
  { key: 'careersEmail', holds: isAddress, words: 'must be an address to which applicants can write' },
  { key: 'address country', holds: (value) => /^[A-Z]{2}$/.test(value), words: 'must be the country’s two capital letters by ISO 3166, such as US' },
  ...['social twitter', 'social instagram', 'schedulingUrl'].map((key) => ({ key, holds: isLinkOrNone, words: 'must begin with https://, or be empty' })),
  { key: 'locale', holds: isLocale, words: 'must be a language and a country, such as en-GB' },
  { key: 'currency', holds: isCurrency, words: 'must be the currency’s three capital letters by ISO 4217, such as USD' },
  { key: 'timeZone', holds: isZone, words: 'must be a name of the IANA database, such as Europe/Berlin' },
]

/** What stands at `address country` of the facts. */
const factAt = (facts: unknown, key: string): unknown => key.split(' ').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], facts)

/** Each as a sentence with its place. */
export const siteFaults = (facts: Record<string, unknown> = site): string[] =>
  RULES.flatMap(({ key, holds, words }) => {
    const value = factAt(facts, key)
    if (typeof value !== 'string') return [`src/site/config.ts: \`${key}\` is missing.`]
    return holds(value) ? [] : [`src/site/config.ts: \`${key}: '${value}'\` ${words}.`]
  })
