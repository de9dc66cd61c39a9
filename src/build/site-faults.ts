/** Mistakes in the facts of the firm that no type catches, or that a build would refuse without naming the file. */
import { EMAIL } from '#contracts/field-rules.ts'
import { attempt } from '#lib/attempt.ts'
import { site } from '#site/config.ts'

const isZone = (name: string) => attempt(() => new Intl.DateTimeFormat('en-US', { timeZone: name })) !== undefined
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)
const isLocale = (name: string) => Boolean(attempt(() => Intl.DateTimeFormat.supportedLocalesOf(name))?.length)
const isAddress = (text: string) => EMAIL.test(text)
const isLinkOrNone = (text: string) => text === '' || (text.startsWith('https://') && URL.canParse(text))
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code)
/** Links in mails are the origin followed by a path. */
const isOrigin = (text: string) => text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text
/** As many letters as fit beside the mark in a phone's header. */
const NAME = 30
/** Countries whose numbers work without a country code (`components/scheduling/addresses.ts`). */
const CODE_LEFT_OUT = ['US', 'CA']
const isPhoneOrNone = (text: string, country: string) => text === '' || text.startsWith('+') || CODE_LEFT_OUT.includes(country) || !isCountry(country)
const RULES: { key: string; holds: (value: string, country: string) => boolean; words: string }[] = [
  { key: 'name', holds: (value) => value !== '' && value.length <= NAME, words: 'must be what people call the firm, thirty characters at most. Its whole name is `legalName`' },
  { key: 'product', holds: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), words: 'is part of every service’s address: small letters, digits and single hyphens' },
  { key: 'origin', holds: isOrigin, words: 'must be written like https://www.firm.com, with nothing after the name' },
  { key: 'phone', holds: isPhoneOrNone, words: 'must begin with + and the country’s code, such as +49 30 1234567, or be empty' },
  { key: 'email', holds: isAddress, words: 'must be an address to which visitors can write' },
  { key: 'careersEmail', holds: isAddress, words: 'must be an address to which applicants can write' },
  { key: 'address country', holds: isCountry, words: 'must be the country’s two capital letters by ISO 3166, such as US' },
  ...['social twitter', 'social instagram', 'schedulingUrl'].map((key) => ({ key, holds: isLinkOrNone, words: 'must begin with https://, or be empty' })),
  { key: 'locale', holds: isLocale, words: 'must be a language and a country, such as en-GB' },
  { key: 'currency', holds: isCurrency, words: 'must be the currency’s three capital letters by ISO 4217, such as USD' },
  { key: 'timeZone', holds: isZone, words: 'must be a name of the IANA database, such as Europe/Berlin' },
]

/** The value at a path of the facts, such as `address country`. */
const factAt = (facts: unknown, key: string): unknown => key.split(' ').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], facts)

const within = (degrees: unknown, most: number) => typeof degrees === 'number' && Math.abs(degrees) <= most
const coordinateFaults = (value: unknown): string[] => {
  const [longitude, latitude] = Array.isArray(value) ? (value as unknown[]) : []
  return within(longitude, 180) && within(latitude, 90) ? [] : ['src/site/config.ts: `coordinates` must be the longitude, from -180 to 180, and then the latitude, from -90 to 90.']
}

const wordFaults = (facts: Record<string, unknown>): string[] =>
  RULES.flatMap(({ key, holds, words }) => {
    const value = factAt(facts, key)
    if (typeof value !== 'string') return [`src/site/config.ts: \`${key}\` is missing.`]
    return holds(value, String(factAt(facts, 'address country'))) ? [] : [`src/site/config.ts: \`${key}: '${value}'\` ${words}.`]
  })

/** Each as a sentence with its place. */
export const siteFaults = (facts: Record<string, unknown> = site): string[] => [...wordFaults(facts), ...coordinateFaults(facts['coordinates'])]
