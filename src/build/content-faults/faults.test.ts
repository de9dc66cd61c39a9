import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ENTRY, root, saidIn, saidOf } from './entry-for-tests.ts'
import { contentFaults } from './faults.ts'

it('says of an entry that can’t be opened that it is so', () => {
  mkdirSync(path.join(root, ENTRY))
  expect(contentFaults(root)).toEqual([expect.stringContaining(`${ENTRY}: this file can't be opened`)])
})

it('has no opinion where there is no content', () => { expect(contentFaults(path.join(root, 'content/news/one'))).toEqual([]) })

it('can say of whatever is typed in which line it stands', () => {
  const pieces = ['{', '}', '<', '>', '/', '*', '%', '![', '](', ')', '[', ']', ':', '"', "'", '`', '\n', '\n\n', '---', '# ', '- ', '\t', '&', '!', '|', './', 'export ', 'import ', 'Firm', 'image', 'date', ' ', 'é', '😀', '\uFEFF', '\r\n', '\0', '\ud800']
  const typed = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((some) => some.join(''))
  fc.assert(fc.property(typed, typed, (field, body) => {
    for (const fault of saidOf(field, body)) expect(fault).toMatch(/^content\/news\/one\/index\.mdx, line [1-9]/)
  }), { numRuns: Number(process.env.RUNS ?? 500) })
})

it('is the parser that makes the pages', () => {
  const astros = createRequire(createRequire(import.meta.url).resolve('@astrojs/mdx/package.json'))
  expect(createRequire(astros.resolve('@astrojs/markdown-satteri')).resolve('satteri')).toBe(createRequire(import.meta.url).resolve('satteri'))
})

it.each([
  ['news/one/index.md', 'content/news/one: no page is made from it. Its text must be called `index.mdx`; there is Cover.JPG, index.md.'],
  ['team/ada/index.mdx', 'content/team: no page is made from it. The folders are careers, news,'],
  ['news/two.mdx', 'content/news/two.mdx: no page is made from it. Each entry is a folder'],
  ['pages/contact/index.mdx', 'content/pages/contact: no page is made from it. The site has a page of its own at this address.'],
  ['news/index/index.mdx', 'content/news/index: this is the address of the list. Choose another name.'],
  ['news/My Prêt/index.mdx', 'content/news/My Prêt: its name is the address. Use small letters'],
])('says that content/%s makes no page, or none with an address', (file, words) => {
  mkdirSync(path.join(root, 'content', path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, 'content', file), '---\ntitle: One\n---\n\nText.\n')
  cpSync('src/pages', path.join(root, 'src/pages'), { recursive: true })
  expect(contentFaults(root).join('\n')).toContain(words)
})

it('says of a service without a route that a developer makes its page, and nothing of a draft', () => {
  cpSync('src/pages', path.join(root, 'src/pages'), { recursive: true })
  saidOf('order: 1')
  saidIn('services/escrow', 'Text.')
  saidIn('services/trust', 'Text.', 'draft: true')
  saidIn('services/membership', 'Text.', 'steps:\n  - title: One\n    text: It')
  expect(contentFaults(root)).toEqual([expect.stringMatching(/^content\/services\/escrow\/index\.mdx: no page is made from it\..*`src\/pages\/services\/\[product\]-escrow\.astro`/)])
})

it('says of a former name of an article or a posting that it is another’s address, or claimed twice', () => {
  saidOf('order: 1\nformerly: [two, zero]')
  saidIn('news/two', 'Text.', 'searchTitle: Two\nformerly:\n  # until one came\n  - zero\n  - nought-1')
  saidIn('careers/zero', 'Text.', 'searchTitle: Zero')
  expect(contentFaults(root)).toEqual([
    'content/news/one/index.mdx: `formerly` has `two`, which is an address of `content/news/two/index.mdx`. An address leads to one page: remove it here.',
    'content/news/two/index.mdx: `formerly` has `zero`, which is an address of `content/news/one/index.mdx`. An address leads to one page: remove it here.',
  ])
})

it('passes over what a computer leaves of its own, and a folder that is still empty', () => {
  rmSync(path.join(root, 'content/news/one/Cover.JPG'))
  writeFileSync(path.join(root, 'content/news/.DS_Store'), '')
  expect(contentFaults(root)).toEqual([])
})

it('has nothing to say of what is in the repository', () => { expect(contentFaults('.')).toEqual([]) })
