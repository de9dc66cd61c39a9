import { describe, expect, it } from 'vitest'
import { words } from './words.ts'

const drawn = (title: string, kicker = 'Lending') =>
  words({ path: '/og/news/one.jpg', file: 'content/news/one/index.mdx', alt: title, kicker, title, drawing: '', width: 1200, height: 630 }, 740)

/** A cuneiform sign, which no typeface for the web has. */
const UNDRAWABLE = '𒀀'

it.each(['Up to 5,000 €', 'Capital™, 10 − 2'])('letters that the pages’ cut faces lack are taken from the whole files: %s', async (title) => {
  await expect(drawn(title)).resolves.toContain('<svg')
})

describe('a letter that no face has is refused instead of left out', () => {
  const refusal = new RegExp(`^content/news/one/index.mdx: neither typeface of the site has “${UNDRAWABLE}”`)

  it.each([['title', `Loans ${UNDRAWABLE}`, 'Lending'], ['category', 'Loans', `Lending ${UNDRAWABLE}`]])('in the %s', async (_of, title, kicker) => {
    await expect(drawn(title, kicker)).rejects.toThrow(refusal)
  })
})

it.each([['a soft hyphen', '\u00ad'], ['a place to break', '\u200b'], ['a word joiner', '\u2060'], ['a sign for an emoji’s looks', '\ufe0f']])('%s, which nobody sees, draws nothing', async (_what, sign) => {
  expect(await drawn(`Micro${sign}loans`)).toBe(await drawn('Microloans'))
})

it('a hyphen at which no line breaks, as a word processor has it, is drawn as a hyphen', async () => { expect(await drawn('EB\u20112')).toBe(await drawn('EB-2')) })
