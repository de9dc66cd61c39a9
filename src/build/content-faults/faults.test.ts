import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
/** What is said of an article with `field` in its line 3 and `body` from its line 6 on. */
const saidOf = (field: string, body = 'Text.') => {
  beside('index.mdx', `---\ntitle: One\n${field}\n---\n\n${body}\n`)
  return contentFaults(root)
}

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
  ['# A heading', '`##`'],
  ['We are {firm}.', '`<Firm />`'],
  ['We are <Frim />.', 'The firm’s name is `<Firm />`'],
  ['<iframe src="https://video.test"></iframe>', 'Write a link'],
  ['[The office](www.irs.gov)', '`https://`'],
  ['![A chart](./chart.png)', 'no picture "./chart.png"'],
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
  'import Chart from "./Chart.astro"\n\n<Chart rows={3} />',
])('lets a text pass: %j', (body) => { expect(saidOf('order: 1', body)).toEqual([]) })

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
