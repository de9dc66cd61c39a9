/** Facts of the firm as pages say them. What a firm doesn't have is an empty string in `src/site/config.ts`, and is left out. */
import { attempt } from '#lib/attempt.ts'
import { site } from '#site/config.ts'

const { street, city, state, stateCode, postcode }: Record<string, string> = site.address
const said = (parts: (string | undefined)[], between: string) => parts.filter(Boolean).join(between)

/** "Indianapolis, Indiana"; a city alone where a country has no states. */
export const place = said([city, state], ', ')
/** "214 Lantern Row, Indianapolis, IN 46204" */
export const streetLine = said([street, city, said([stateCode, postcode], ' ')], ', ')

/** "US dollars" for USD. A code that is no currency is returned as it is: `site-faults.ts` reports it, but only after this module has been evaluated. */
export const nameOfCurrency = (currency: string): string =>
  attempt(() => new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2).find(({ type }) => type === 'currency')?.value) ?? currency
const money = nameOfCurrency(site.currency)

/** Replaces `{firm}`, `{place}` and `{currency}` in all texts of a front matter by the firm's name, its city and state, and its currency, so that a rebrand changes no entry. */
export const withFirm = <T>(value: T): T =>
  typeof value === 'string' ? (value.replaceAll('{firm}', site.name).replaceAll('{place}', place).replaceAll('{currency}', money) as T)
  : Array.isArray(value) ? (value.map(withFirm) as T)
  : value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? (Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFirm(inner)])) as T)
    : value

const addresses: Partial<Record<'twitter' | 'instagram', string>> = site.social
export const networks = [{ name: 'Twitter', href: addresses.twitter ?? '' }, { name: 'Instagram', href: addresses.instagram ?? '' }].filter(({ href }) => href)

/** Empty where nobody answers a telephone. */
export const phone: string = site.phone
