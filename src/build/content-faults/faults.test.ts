import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentFaults } from './faults.ts'

const ENTRY = 'content/news/one/index.mdx'
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')])

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'faults-'))
  mkdirSync(path.join(root, path.dirname(ENTRY)), { recursive: true })
  beside('Cover.JPG', JPEG)
})
afterEach(() => rmSync(root, { recursive: true }))

const beside = (name: string, content: string | Buffer) => writeFileSync(path.join(root, path.dirname(ENTRY), name), content)
const saidOfFile = (text: string) => {
  beside('index.mdx', text)
  return contentFaults(root)
}
/** What is said of an article with `field` in its line 3 and `body` from its line 6 on. */
const saidOf = (field: string, body = 'Text.') => saidOfFile(`---\ntitle: One\n${field}\n---\n\n${body}\n`)

it.each([
  'date: 2026-10-20', 'date: "2026-10-20"', 'date: 2026-10-20 # a Tuesday', 'date: 2026-10-20T00:00:00.000Z', 'validThrough: 2028-02-29', 'date: 2026-10-20\r',
  'image: ./Cover.JPG', 'image: "Cover.JPG"',
])('has nothing to say of %j', (field) => { expect(saidOf(field)).toEqual([]) })

it.each([
  ['date: 05.10.2026', 'is no date'],
  ['date: 10/20/2026', 'such as 2026-10-20'],
  ['date: 2026-10-05T23:30:00-05:00', 'is no date'],
  ['posted: 2026-02-30', 'a day that no calendar has'],
  ['validThrough:', '`validThrough` has no date'],
  ['image: ./photo.jpg', 'there is no picture "./photo.jpg". Put it into the folder'],
  ['image: ./cover.jpg', 'There is "Cover.JPG": capitals count.'],
  ['image: ./team photo.jpg', 'there is no picture "./team photo.jpg".'],
  ["image: ./founder's.jpg", 'there is no picture "./founder\'s.jpg".'],
  ['image: /a.jpg', 'is not in the folder'],
  ['image: ./a?1.jpg', 'question mark'],
  ['image: ./Cover.JPG/a.jpg', 'there is no picture "./Cover.JPG/a.jpg".'],
  ['image: "./a\\0/b.jpg"', 'there is no picture'],
  [`image: ./${'long/'.repeat(2000)}a.jpg`, 'there is no picture'],
  ['image: ./', 'there is no picture "./".'],
  ['image: https://elsewhere.test/a.jpg', 'Put it into the folder'],
  ['date: [2026-10-20]', 'is no date'],
  ['lead: "never closed', 'closing quote'],
  ['lead: Loans: what they cost', 'straight double quotes'],
  ['lead: "one" and more', 'straight double quotes'],
  ['lead: {firm} is here', 'straight double quotes'],
  ['lead: *Important* to know', 'straight double quotes'],
  ['lead: @us', 'straight double quotes'],
  ['\tlead: us', 'tab'],
  ['title: Two', 'twice'],
  ['lead', 'no colon'],
])('names file, line and what to do for %j', (field, words) => {
  const faults = saidOf(field)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(`${ENTRY}, line 3: `)
  expect(faults[0]).toContain(words)
})

it.each(['photo.heic', 'photo.jpg'])('knows a telephone’s photograph that browsers don’t show, called %s', (name) => {
  beside(name, HEIC)
  expect(saidOf(`image: ./${name}`)).toEqual([`${ENTRY}, line 3: the picture "./${name}" can't be shown. Open it in a picture program and save it as JPEG, PNG or WebP.`])
})

it.each([
  ['photo(1).jpg', 'image: ./photo(1).jpg', '![It](./photo(1).jpg)'],
  ['team photo.jpg', 'image: ./team photo.jpg # ours', '![It](<./team photo.jpg>) ![It](team%20photo.jpg)'],
  ['team photo.jpg', 'image: "./team photo.jpg"', '![It][team]\n\n[team]: <./team photo.jpg>'],
  ["founder's.jpg", "image: ./founder's.jpg", "![It](./founder's.jpg)"],
  ['50%.jpg', 'image: ./50%.jpg', '![It](./50%25.jpg)'],
  ['a#1.jpg', 'image: ./a#1.jpg', '![It](./a#1.jpg)'],
  ['prêt 😀.jpg', 'image: ./prêt 😀.jpg', '![It](<./prêt 😀.jpg>)'],
])('finds the picture %j by its whole name', (name, field, body) => {
  expect(saidOf(field, body).join('\n')).toContain(`"./${name}"`)
  beside(name, JPEG)
  expect(saidOf(field, body)).toEqual([])
})

it('says of a folder that is called like a picture, and of a file that can’t be opened, what it says of none', () => {
  mkdirSync(path.join(root, path.dirname(ENTRY), 'a.jpg'))
  symlinkSync('nowhere.jpg', path.join(root, path.dirname(ENTRY), 'b.jpg'))
  for (const name of ['a.jpg', 'b.jpg']) expect(saidOf(`image: ./${name}`)).toEqual([`${ENTRY}, line 3: there is no picture "./${name}". Put it into the folder, or correct its name.`])
})

it.each([
  ['# A heading', '`##`'],
  ['A heading\n=========', '`##`'],
  ['We are {firm}.', '`<Firm />`'],
  ['We are <Frim />.', 'The firm’s name is `<Firm />`'],
  ['<iframe src="https://video.test"></iframe>', 'Write a link'],
  ['[The office](www.irs.gov)', '`https://`'],
  ['![A chart](./chart.png)', 'no picture "./chart.png"'],
  ['![Growth](./50%.jpg)', 'is written `%25`'],
  ['![Growth](https://elsewhere.test/50%.jpg)', 'Put it into the folder'],
  ['![It](https://elsewhere.test/a.jpg)', 'pages show only pictures of this site. Put it into the folder'],
  ['![It](//elsewhere.test/a.jpg)', 'Put it into the folder'],
  ['![It](C:\\photos\\a.jpg)', 'Put it into the folder'],
  ['![It](./team photo.jpg)', '`![…](<./team photo.jpg>)`'],
  ['![It](./photo (1).jpg "Ours")', '`![…](<./photo (1).jpg>)`'],
  ['<img src="./Cover.JPG" alt="It" />', '`![what it shows](./name.jpg)`'],
  ['We are {firm', '`{firm` means nothing'],
  ['We are {the firm}.', '`{the firm}` means nothing'],
  ['{/* never closed', '`*/}`'],
  ['<!-- a remark -->', '`{/*'],
  ['We are <Frim>.', '`<Frim` means nothing'],
  ['We are <Firm>.', '`<Firm />`'],
  ['We are <Firm', '`<Firm />`'],
  ['<script>if (a<b) run()</script>', '“less than”'],
  ['<iframe src="https://video.test">', 'Write a link'],
  ['One<br>two', '`<br />`'],
  ['A rate <8%', '“less than”'],
  ['See <https://www.irs.gov>', '`[words](https://www.irs.gov)`'],
  ['export duties rose', 'can’t begin with the word `export`'],
])('says of %j in a text where it stands and what to write', (body, words) => {
  const faults = saidOf('order: 1', body)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(`${ENTRY}, line 6: `)
  expect(faults[0]).toContain(words)
})

it.each([
  'We are <Firm />. ## is no heading here, and # neither.\n\n## One\n\n![It](./Cover.JPG) [there](https://www.irs.gov)',
  '`{code}` and\n\n```sh\n# a comment {of} <iframe>\n```',
  '{/* a remark */}\n\nA \\{ brace.',
  'import Chart from "./Chart.astro"\n\n<Chart rows={3} /> {Chart.name}',
  '{/* ![old](./old.jpg) */}',
  '{/* <Chart /> # a {b} */}\n\n{ /* note */ } and { /* a */ /* b */ }',
  '{/*\n\n<Chart />\n\n![old](./old.jpg)\n\n*/}',
  '- ```sh\n  # a {b}\n  ```\n\n1. ~~~\n   <iframe>\n   ~~~',
  '````md\n```\n# a {b}\n```\n{c}\n````',
  '``a ` {b}`` and <Firm />: rates < 5% and > 3',
  '![It](data:image/gif;base64,R0lGODlhAQABAAAAACw=) ![It](/favicon.svg)',
  '\\![It](./a b.jpg)',
  'A sum in braces, {"{"}1{\'}\'}',
])('lets a text pass: %j', (body) => { expect(saidOf('order: 1', body)).toEqual([]) })

it.each([
  'Our\nexport business is {firm}.',
  'We\nimport nothing, {firm}.',
  '- ```sh\n  # a {b}\n  ```\n{firm}',
  '````\n```\n````\n{firm}',
])('goes on after what only looks as if it ended the text: %j', (body) => {
  expect(saidOf('order: 1', body)).toEqual([expect.stringContaining('`{firm}` means nothing')])
})

it('counts lines within a paragraph', () => {
  expect(saidOf('order: 1', 'One,\ntwo {firm},\n**three\nfour** ![It](./a b.jpg),\nfive\n![It](./c d.jpg)').map((fault) => /line \d+/.exec(fault)?.[0])).toEqual(['line 7', 'line 9', 'line 11'])
})

it('lets a developer’s entry name parts of its own, and nothing else', () => {
  expect(saidOf('order: 1', 'import Chart from "./Chart.astro"\n\n# <Chart />')).toEqual([expect.stringContaining(`line 8: the page has its heading already`)])
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
  ['news/one/index.md', 'content/news/one: no page is made of it. Its text must be called `index.mdx`; there is Cover.JPG, index.md.'],
  ['news/two.mdx', 'content/news/two.mdx: no page is made of it. Each entry is a folder'],
  ['news/My Prêt/index.mdx', 'content/news/My Prêt: its name is the address. Use small letters'],
])('says that content/%s makes no page, or none with an address', (file, words) => {
  mkdirSync(path.join(root, 'content', path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, 'content', file), '---\ntitle: One\n---\n\nText.\n')
  expect(contentFaults(root).join('\n')).toContain(words)
})

it('passes over what a computer leaves of its own, and a folder that is still empty', () => {
  rmSync(path.join(root, 'content/news/one/Cover.JPG'))
  writeFileSync(path.join(root, 'content/news/.DS_Store'), '')
  expect(contentFaults(root)).toEqual([])
})

it('has nothing to say of what is in the repository', () => { expect(contentFaults('.')).toEqual([]) })
