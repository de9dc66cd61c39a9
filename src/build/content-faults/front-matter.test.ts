import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENTRY, root, saidIn, saidOf, saidOfFile } from './entry-for-tests.ts'
import { contentFaults } from './faults.ts'
import { site } from '#site/config.ts'

it.each([
  'date: 2026-10-20', 'date: "2026-10-20"', 'date: 2026-10-20 # a Tuesday', 'order: 1 # the first', 'resume: true # a file', 'lead: "# 1 of lending" # ours', 'lead: We write C#', 'date: 2026-10-20T00:00:00.000Z', 'validThrough: 2028-02-29', 'validThrough: 2026-10-20\nposted: 2026-10-20', 'validThrough: 2026-10-20\nposted: 2026-10-20T00:00:00Z', 'date: 2026-10-20\r', 'date: 2999-10-20\nupdated: 2999-10-20', 'lead: A word from {firm} in {place}, in {currency}',
])('has nothing to say of %j', (field) => { expect(saidOf(field)).toEqual([]) })

it.each([
  ['date: 05.10.2026', 'is not a date'],
  ['date: 10/20/2026', 'such as 2026-10-20'],
  ['date: 2026-10-05T23:30:00-05:00', 'is not a date'],
  ['posted: 2026-02-30', 'a day that does not exist'],
  ['validThrough:', '`validThrough` has no date'],
  ['date: [2026-10-20]', 'is not a date'],
  ['validThrough: 2026-10-19\nposted: 2026-10-20', '`validThrough: 2026-10-19` is before `posted: 2026-10-20`'],
  ['updated: "2026-10-19"\ndate: 2026-10-20', 'is before `date: 2026-10-20`'],
  ['updated: 2999-10-19', '`updated: 2999-10-19` is in the future'],
  ['updated: 2999-10-19\ndate: 2999-10-18', '`updated: 2999-10-19` is in the future'],
  ['lead: "never closed', 'closing quote'],
  ['lead: Loans: what they cost', 'straight double quotes'],
  ['lead: "one" and more', 'straight double quotes'],
  ['lead: "What "zero interest" means"', '“curly” ones within it'],
  ['lead: ""Zero interest", and what it means"', '“curly” ones within it'],
  ['lead: {firm} is here', 'straight double quotes'],
  ['lead: *Important* to know', 'straight double quotes'],
  ['lead: > We', 'straight double quotes around all of it, and “curly” ones within it: `name: "value"`.'],
  ['lead: - We', 'straight double quotes around all of it, and “curly” ones within it: `name: "value"`.'],
  ['lead: @us', 'straight double quotes'],
  ['lead: Tip # 1 of lending', 'straight double quotes'],
  ['lead: # 1 of lending', 'straight double quotes'],
  ['\tlead: us', 'tab'],
  ['title: Two', 'twice'],
  ['lead', 'no colon'],
  ['lead: A word from <Firm />', '`{firm}`'],
  ['lead: A word from {Firm}', '`{Firm}` means nothing in the front matter'],
  ['lead: "{ firm } in {place}"', '`{ firm }` means nothing in the front matter'],
  [`lead: A word from ${site.name}`, '`lead` has the firm’s name in it. Write `{firm}`'],
  [`figure:\n  label: "Of ${site.name}"`, '`figure` has the firm’s name in it. Write `{firm}`'],
  ['figure:\n  label: In {city}', '`{city}` means nothing in the front matter'],
])('names file, line and what to do for %j', (field, words) => {
  const faults = saidOf(field)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(`${ENTRY}, line 3: `)
  expect(faults[0]).toContain(words)
})

it('says of each line of a list in which a `#` would end the words that it does', () => {
  expect(saidOf('figure:\n  label: We are # 1\n  value: "# 1"\nfeatures:\n  - "Two"\n  - We are # 1\n  # A remark\n  - Three\n  # Another')).toEqual([4, 8].map((number): unknown => expect.stringContaining(`line ${number}: this value needs straight double quotes`)))
})

it.each([
  ['an empty line before it', '\n---\ndate: 5.10.2026\n---\n\nWe are {firm}.\n', 3, 6],
  ['a byte order mark', '\uFEFF---\ndate: 5.10.2026\n---\n\nWe are {firm}.\n', 2, 5],
  ['both, and Windows’ ends of lines', '\uFEFF \r\n\r\n---\r\ndate: 5.10.2026\r\n---\r\n\r\nWe are {firm}.\r\n', 4, 7],
])('reads a front matter with %s, and counts lines as the editor’s program does', (_with, text, field, body) => {
  expect(saidOfFile(text)).toEqual([expect.stringContaining(`line ${field}: \`date: 5.10.2026\``), expect.stringContaining(`line ${body}: \`{firm}\``)])
})

it.each(['Text.\n', '---\ntitle: One\n\nText.\n', '+++\ntitle = "One"\n+++\n\nText.\n', ''])('says what is missing in a file without front matter: %j', (text) => {
  expect(saidOfFile(text)).toEqual([expect.stringContaining(`${ENTRY}, line 1: the front matter is missing`)])
})

it.each([
  ['----', '---', [1, 3, 6]],
  ['---', '------', [3, 4, 6]],
  ['\uFEFF----\r', '----', [1, 3, 4, 6]],
])('says of %j or %j around a front matter that three hyphens are enough, and goes on', (first, last, lines) => {
  const faults = saidOfFile(`${first}\ntitle: One\ndate: 5.10.2026\n${last}\n\nWe are {firm}.\n`)
  expect(faults.map((fault) => Number(/line (\d+)/.exec(fault)?.[1]))).toEqual(lines)
  expect(faults.filter((fault) => fault.includes('three hyphens, and no more'))).toHaveLength(lines.length - 2)
})

it.each([
  ['services/loan', ['terms', 'parts', 'steps']],
  ['services/investment', ['parts', 'steps']],
  ['services/consulting', ['parts', 'others', 'steps']],
  ['services/membership', ['steps']],
  ['pages/about', ['parts', 'statements']],
  ['pages/careers', ['parts']],
  ['pages/membership', ['parts']],
])('asks for the lists that the page of content/%s has headings for', (place, lists) => {
  const told = (fields?: string) => saidIn(place, 'Text.', fields).map((fault) => /line \d+: `\w+` (?:is missing|has no lines)/.exec(fault)?.[0])
  expect(told()).toEqual(lists.map((name) => `line 1: \`${name}\` is missing`))
  expect(told(lists.map((name) => `${name}: [ ]`).join('\n'))).toEqual(lists.map((name, i) => `line ${3 + i}: \`${name}\` has no lines`))
  expect(told(lists.map((name) => `${name}:\n  - title: One\n    text: It`).join('\n'))).toEqual([])
})

it.each([['services/loan', 'others'], ['services/new', 'steps'], ['pages/careers', 'statements'], ['pages/imprint', 'parts']])('says that the page of content/%s shows no list `%s`', (place, name) => {
  expect(saidIn(place, 'Text.', `${name}:\n  - title: One\n    text: It`)).toContainEqual(expect.stringContaining(`line 3: the page shows no \`${name}\``))
})

const titled = (name: string, ...titles: string[]) => [`${name}:`, ...titles.map((title) => `  - title: ${title}\n    text: It`)].join('\n')
const loan = (...titles: string[]) => [titled('parts', ...titles), titled('steps', 'One'), titled('terms', 'One')].join('\n')

it('says of two choices of a form that are written alike that they are, and takes the same words for what no form offers', () => {
  expect(saidIn('services/loan', 'Text.', loan('Business Loan', 'Advance', '"Business Loan"'))).toEqual([expect.stringMatching(/line 8: `parts` has "Business Loan" twice, which the form would offer twice/)])
  expect(saidIn('services/investment', 'Text.', `${titled('parts', 'One', 'One')}\n${titled('steps', 'One')}`)).toEqual([expect.stringMatching(/line 6: `parts` has "One" twice/)])
  expect(saidIn('services/loan', 'Text.', loan('Business Loan', 'Advance'))).toEqual([])
  expect(saidIn('pages/careers', 'Text.', titled('parts', 'One', 'One'))).toEqual([])
})

it('says of two plans with one title that the form would offer it twice, and of two that are recommended that it can choose only one', () => {
  saidOf('order: 1')
  const put = (place: string, fields: string) => { writeFileSync(path.join(root, 'content', place, 'index.mdx'), `---\n${fields}\n---\n\nText.\n`) }
  for (const name of ['basic', 'full', 'team']) mkdirSync(path.join(root, 'content/plans', name), { recursive: true })
  put('plans/basic', 'title: Basic')
  put('plans/full', 'title: Full\nrecommended: true')
  put('plans/team', 'title: Basic\nrecommended: true\ndraft: true')
  expect(contentFaults(root)).toEqual([])
  put('plans/team', 'title: Basic\nrecommended: true')
  expect(contentFaults(root)).toEqual([
    'content/plans/team/index.mdx: `content/plans/basic/index.mdx` has the same title. The form offers plans by their titles: give each its own.',
    'content/plans/team/index.mdx: `content/plans/full/index.mdx` is `recommended` as well. The form preselects one plan: keep the field in one.',
  ])
})

const LONG = 'A title of more letters than tabs and search engines show, as few are'
const posting = (title: string, ...fields: string[]) => [`title: ${title}`, ...fields].join('\n')

it('asks for a short title where nothing would show the title whole, and takes it', () => {
  const told = (fields: string) => saidOfFile(`---\n${fields}\n---\n\nText.\n`)
  expect(told(posting(LONG))).toEqual([expect.stringMatching(/line 2: `title` has 69 characters.*`searchTitle`/)])
  expect(told(posting(LONG, 'searchTitle: A title of many letters'))).toEqual([])
  expect(told(posting(LONG.slice(0, 65)))).toEqual([])
})

it('says of two postings that are open under one title in search engines that they are', () => {
  saidOf('searchTitle: Of its own')
  const put = (place: string, fields: string) => { saidIn(`careers/${place}`, 'Text.', fields) }
  put('clerk-lyon', 'searchTitle: Clerk in Lyon')
  put('clerk-paris', 'posted: 2020-01-01')
  put('clerk-rome', 'posted: 2020-01-01\nvalidThrough: 2020-02-01')
  put('clerk-turin', 'draft: true')
  expect(contentFaults(root)).toEqual([])
  put('clerk-bern', 'posted: 2020-01-01')
  expect(contentFaults(root)).toEqual([expect.stringMatching(/^content\/careers\/clerk-paris\/index\.mdx: `content\/careers\/clerk-bern\/index\.mdx` has the same title.*`searchTitle`/)])
})
