import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { PASSWORD_LENGTH } from '#contracts/api/auth.ts'
import { whyRefused } from '#server/auth/common-passwords/rule.ts'
import { PHRASES, WORDS } from '#server/auth/common-passwords/words.ts'
import { site } from '#site/config.ts'

const OWN = ['augusta.byron@analytical.example', 'countess']

it.each([
  'passwordpassword', 'Password12345678', 'P@ssw0rdP@ssw0rd', 'qwertyuiopasdfghjkl', '1q2w3e4r5t6y7u8i9o0p', '123456789012345', 'aaaaaaaaaaaaaaaaaaaa', 'abcdefghijklmnopqr',
  'abababababababab', 'iloveyou12345678', 'thequickbrownfox', 'The quick brown fox!', 'Manchester United 99', 'Correct Horse Battery Staple', 'zxcvbnmzxcvbnmzxcvbnm', '!!!!!!!!!!!!!!!!!!',
  'welcome2024welcome2024', 'WinterWinter2025!', 'administrator123', 'letmeinletmein1', '9876543210987654', 'pässwördpässwörd', 'xy7xy7xy7xy7xy7xy7',
])('a password that many choose is refused: %s', (password) => expect(whyRefused(password, OWN)).toMatch(/easy to guess/))

it.each([`${site.name} 2025 login`, `${site.product}-demo`, `${site.address.city}${site.address.city}`, 'augusta.byron.1815', 'ByronByronByron1', 'analytical1234567', 'Countess-Countess-1'])(
  'one that is made of us or of its owner is refused: %s', (password) => expect(whyRefused(password, OWN)).toBeDefined())

it.each(['a lantern on the row', 'sieben Zwerge tanzen barfuß', 'mY9$kz!Qw2#rTn8v', '   tea at four, quietly   ', 'くじらが空を飛ぶ夢を見ました昨日', 'orbit velvet gravel nine', 'Zoë counts paper boats'])(
  'any other is taken, whatever it is made of: %s', (password) => expect(whyRefused(password, OWN)).toBeUndefined())

it('the lists hold what they are compared with: lower case, without spaces, once each', () => {
  for (const entry of [...PHRASES, ...WORDS]) expect(entry).toMatch(/^[a-z0-9]+$/)
  expect(new Set(WORDS).size).toBe(WORDS.length)
})

it('none of the 49,000 that are chosen most is taken: by its length, or by the rules (ASVS 6.2.4 asks for 3,000)', () => {
  const chosenMost = dictionary['passwords-common']
  expect(chosenMost.length).toBeGreaterThan(49_000)
  expect(chosenMost.filter((password) => password.length >= PASSWORD_LENGTH.min && !whyRefused(password, []))).toEqual([])
})
