import { describe, expect, it } from 'vitest'
import { wordsOf } from '#contracts/words.ts'

describe('the words of', () => {
  it.each([
    ['Zoë’s Bakery', ['zoe', 's', 'bakery']],
    ['VOẞ', ['voss']], ['Voß', ['voss']], ['VOSS', ['voss']],
    ['Οδυσσέας', ['οδυσσεας']],
    ['Łukasz Sørensen', ['lukasz', 'sorensen']], ['Đỗ Æbelø', ['do', 'aebelo']],
    [' … ', []],
  ])('%j: %j', (text, words) => expect(wordsOf(text)).toEqual(words))

  it('words, whatever letter is in them, are these words', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const words = wordsOf(`a${String.fromCodePoint(code)}a`)
      if (wordsOf(words.join(' ')).join(' ') !== words.join(' ')) expect.fail(`U+${code.toString(16)} is not brought to its words at once`)
    }
  })
})
