import { expect, it } from 'vitest'
import { beside, ENTRY, root } from './entry-for-tests.ts'
import { allFaults, allFaultsOf } from './shape.ts'

const FIELDS = {
  title: 'One', description: 'An article.', excerpt: 'An article.', image: './cover.svg', imageAlt: 'A hill', category: 'Loans', date: '2026-10-20', readTime: '3',
}
const COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"></svg>'
/** What is said of an article with these fields, from line 2 on, and `more` below them. */
const said = (fields: Partial<typeof FIELDS>, more = '') => {
  beside('cover.svg', COVER)
  beside('index.mdx', `---\n${Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`).join('')}${more}---\n\nText.\n`)
  return allFaultsOf(root, ENTRY)
}
const at = (line: number, words: string) => [`${ENTRY}, line ${line}: ${words}`]

it('has nothing to say of an article that is right', () => { expect(said(FIELDS)).toEqual([]) })

it.each([
  [{ title: '2026' }, 2, '`title` must be words: put it in straight double quotes.'],
  [{ title: '""' }, 2, '`title` is empty.'],
  [{ title: 'a'.repeat(101) }, 2, '`title` is too long: 101 characters, and 100 are allowed.'],
  [{ title: '' }, 2, '`title` is missing.'],
  [{ excerpt: 'a'.repeat(221) }, 4, '`excerpt` is too long: 221 characters, and 220 are allowed.'],
  [{ category: '日本' }, 7, '`category` has no letter from a to z and no digit, from which its page’s address is made.'],
  [{ readTime: 'three' }, 9, '`readTime` must be a number, without quotes or words around it.'],
  [{ readTime: '2.5' }, 9, '`readTime` must be a whole number.'],
  [{ readTime: '0' }, 9, '`readTime` must be 1 at least.'],
  [{ readTime: '90' }, 9, '`readTime` must be 60 at most.'],
])('says of %o in which line it is, and what to do', (field, line, words) => { expect(said({ ...FIELDS, ...field })).toEqual(at(line, words)) })

it.each([
  ['draft: yes\n', 10, '`draft` must be `true` or `false`, without quotes.'],
  ['autor: Ada\n', 10, '`autor` is not a field: check its spelling, or remove it.'],
  ['formerly: offers\n', 10, '`formerly` must be a list: a line for each entry, beginning with `- `.'],
  ['formerly:\n  - /news/offers\n', 11, '`formerly`, entry 1 must be the name that the folder had: small letters, digits and single hyphens.'],
  ['externalLink: https://www.irs.gov\n', 10, '`externalLink` must have fields of its own, each on a line that is indented.'],
  ['externalLink:\n  url: www.irs.gov\n  authority: The IRS\n', 11, '`externalLink`, `url` must be an address that begins with `https://`.'],
  ['externalLink:\n  url: https://www.irs.gov\n', 10, '`externalLink`, `authority` is missing.'],
])('says of “%s” in which line it is, and what to do', (more, line, words) => { expect(said(FIELDS, more)).toEqual(at(line, words)) })

it('says that a field is missing at the head of the file', () => {
  const { category, ...fields } = FIELDS
  expect(category).toBe('Loans')
  expect(said(fields)).toEqual(at(1, '`category` is missing.'))
})

it('says one thing of one line, and nothing of the shape while the front matter can’t be read', () => {
  expect(said({ ...FIELDS, date: '5.10.2026' })).toEqual([expect.stringContaining('line 8: `date: 5.10.2026` is not a date')])
  expect(said({ ...FIELDS, title: '"never closed' })).toHaveLength(1)
})

it('has nothing to say of what is in the repository', () => { expect(allFaults('.')).toEqual([]) })
