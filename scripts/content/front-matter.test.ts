import { expect, it } from 'vitest'
import { frontMatterOf } from './front-matter.ts'

// As Windows' own editor may save it: Astro can read it, so the forms endpoint must get the same values.
it.each([
  ['with a byte order mark', '\uFEFF---\ntitle: One\ndraft: true\n---\n\nText.\n'],
  ['with Windows’ ends of lines', '---\r\ntitle: One\r\ndraft: true\r\n---\r\n\r\nText.\r\n'],
  ['with an empty line before it', '\n---\ntitle: One\ndraft: true\n---\n\nText.\n'],
  ['with lines that only look empty', '\uFEFF  \r\n\t\r\n---\r\ntitle: One\r\ndraft: true\r\n---\r\n'],
])('reads a file %s', (_how, text) => { expect(frontMatterOf(text)).toEqual({ title: 'One', draft: true }) })

it('finds none in a text without', () => { expect(frontMatterOf('Text.\n\n---\na: b\n---\n')).toEqual({}) })

it.each(['---\n---\n\nText.\n', '---\n# nothing yet\n---\n', '---\njust words\n---\n'])('finds none in %j, which says nothing', (text) => { expect(frontMatterOf(text)).toEqual({}) })
