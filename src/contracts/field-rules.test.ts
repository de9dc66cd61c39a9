import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailAddress, foldName, isCalendarDate, LENGTHS, requiredLine, requiredText } from '#contracts/field-rules.ts'

describe('a calendar date', () => {
  it.each(['1990-12-10', '2000-02-29', '2024-02-29', '1900-01-31'])('is %s', (date) => expect(isCalendarDate(date)).toBe(true))
  it.each(['1900-02-29', '2023-02-29', '1990-13-01', '1990-00-10', '1990-04-31', '1990-1-1', '90-01-01', '10/12/1990', '1990-12-10T00:00', ' 1990-12-10', ''])(
    'is not %j',
    (date) => expect(isCalendarDate(date)).toBe(false),
  )
})

describe('two names are the same', () => {
  it.each([
    ['  Ada ', 'ada'],
    ['Mary  Ann', 'mary\tann'],
    ['Siobhán', 'Siobhán'.normalize('NFD')],
    ['ÉLISE', 'élise'],
    ['Groß', 'GROSS'], ['Voß', 'VOẞ'], ['Voẞ', 'Voss'],
    ['Οδυσσέας', 'ΟΔΥΣΣΈΑΣ'],
    ['ＡＤＡ', 'ada'],
    ['D’Angelo', 'd\'angelo'], ['D´Angelo', 'd\'angelo'], ['D`Angelo', 'D′Angelo'], ['Jean‑Luc', 'Jean-Luc'], ['Jean–Luc', 'Jean−Luc'], ['Jean–Luc', 'Jean-Luc'], ['Zo\u200bra\u200e', 'Zora'], ['\u2060Kira', 'Kira'],
  ])('%j and %j', (one, other) => expect(foldName(one)).toBe(foldName(other)))

  it('but not when an accent or a letter differs', () => {
    expect(foldName('Élise')).not.toBe(foldName('Elise'))
    expect(foldName('Ada')).not.toBe(foldName('Adam'))
  })
})

it('a folded name is folded: once more changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => { expect(foldName(foldName(text))).toBe(foldName(text)) }))
  for (let code = 0; code <= 0x10ffff; code++) {
    const folded = foldName(`a${String.fromCodePoint(code)}a`)
    if (foldName(folded) !== folded) expect.fail(`U+${code.toString(16)} is not folded at once`)
  }
})

it('an e-mail address is what can be seen of it', () => {
  for (const pasted of [' ada@example.com\n', '\u200Bada@example.com', '\u202Aada@example.com\u202C', 'ada\u00AD@example.com']) expect(emailAddress().parse(pasted)).toBe('ada@example.com')
  expect(emailAddress().safeParse('ada\u200B@example').success).toBe(false)
})

describe('required text', () => {
  const line = requiredText('Say something', 5)
  const messages = (value: unknown) => line.safeParse(value).error?.issues.map((issue) => issue.message)

  it('is trimmed', () => expect(line.parse('  ab ')).toBe('ab'))
  it.each([undefined, null, 7, '', '   ', '\u200B', ' \u3164 '])('says its message for %j, once', (value) => expect(messages(value)).toEqual(['Say something']))
  it('says how much it takes, once', () => expect(messages('abcdef')).toEqual(['Please keep this within 5 characters']))
  it('is as long as a name where it is a line', () => {
    expect(requiredLine('Say something').safeParse('a'.repeat(LENGTHS.text + 1)).error?.issues.map((issue) => issue.message)).toEqual([`Please keep this within ${LENGTHS.name} characters`])
  })
})
