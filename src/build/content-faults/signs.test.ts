import { expect, it } from 'vitest'
import { beside, ENTRY, root, saidOf, saidOfFile } from './entry-for-tests.ts'
import { contentFaults } from './faults.ts'

it.each([['a slide’s end of a line', '\v'], ['a PDF’s hyphen', '\u0002'], ['a sign of an older encoding', '\u0093']])('tells of a sign that nobody sees, and of the words before it: %s', (_what, sign) => {
  const words = 'there is an invisible character after “First of all, a line”'
  expect(saidOf('order: 1', `One.\n\nFirst of all, a line${sign}and another.`)).toEqual([expect.stringMatching(`^${ENTRY}, line 8: ${words}.*Delete it`)])
  expect(saidOf(`lead: First of all, a line${sign}and another.`)).toEqual([expect.stringMatching(`^${ENTRY}, line 3: ${words}`)])
})

it('tells once of a file that isn’t in UTF-8, whose letters are lost', () => {
  beside('index.mdx', Buffer.from('---\ntitle: One\n---\n\nA café.\n\nAnother café.\n', 'latin1'))
  expect(contentFaults(root)).toEqual([`${ENTRY}, line 5: a letter is lost after “A caf”: the file isn’t saved as UTF-8. Type the letter again, and choose that encoding when you save.`])
})

it('has nothing to say of tabs, other ends of lines, soft hyphens and letters of any language', () => {
  expect(saidOfFile('\uFEFF---\r\ntitle: One\r\n---\r\n\r\nÉté\tПривет 日本\u00ad語 🎉\u200b\r\n')).toEqual([])
})
