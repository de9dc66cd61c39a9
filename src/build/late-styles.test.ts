/** Which of a portal's styles wait for its island (docs/decisions/hydration.md). */
import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parted, withLateStyles } from './late-styles.ts'

const PAGE = '<h1 class="title small md:flex" id="top" data-sabcd data-header>Admin</h1><astro-island client="painted"></astro-island>'
const early = (css: string) => parted(css, PAGE).early
const late = (css: string) => parted(css, PAGE).late

it.each([
  ['a class that the page lacks', '.table{color:red}'],
  ['an id that the page lacks', '#sheet h2{color:red}'],
  ['such a class among others', '.title .status{color:red}'],
  ['what one that holds such a class looks like', 'body:has(.dialog){color:red}'],
  ['several, when the page lacks each', '.table,.dialog{color:red}'],
  ['one at a width alone', '@media (width<700px){.table{color:red}}'],
  ['the shape of the paper, which is the island’s', '@page{margin:1cm}'],
  ['a class named like an id of the page', '.top{color:red}'],
])('waits: %s', (_, css) => {
  expect(early(css)).toBe('')
  expect(late(css)).toBe(css)
})

it.each([
  ['what the page has', '.title.small #top{color:red}'],
  ['elements', 'h2{color:red}'],
  ['whatever has the focus', ':focus-visible{color:red}'],
  ['on paper too', '@media print{.title{color:red}}'],
  ['what does without the class', 'h1:not(.table){color:red}'],
  ['what does without one that has the class', 'h1:not(:has(.table)){color:red}'],
  ['what has the class or another', 'h1:is(.title,.table){color:red}'],
  ['the same without weight', 'h1:where(.title,.table){color:red}'],
  ['a class that has to be escaped', '.md\\:flex{color:red}'],
  ['what a component of the page says of its own, whose scripts may set any class', '.open[data-sabcd]{color:red}'],
  ['the same by another attribute of the page', '[data-header] .open{color:red}'],
  ['the same in a list', 'h1, .open [data-sabcd]{color:red}'],
  ['a state, which an attribute tells', '[data-lost] h1{color:red}'],
  ['typefaces', '@font-face{font-family:Text}'],
])('is there at the first paint: %s', (_, css) => {
  expect(early(css)).toBe(css)
  expect(late(css)).toBe('')
})

it('parts a list of rules in their order, and each condition with them', () => {
  const css = '.table{a:b}.title{a:b}@media (width<700px){.title{c:d}.table{c:d}}.dialog{e:f}'
  expect(parted(css, PAGE)).toEqual({ early: '.title{a:b}@media (width<700px){.title{c:d}}', late: '.table{a:b}@media (width<700px){.table{c:d}}.dialog{e:f}' })
})

it('parts a list of which the page has one: together they would come before what the other says elsewhere', () => {
  expect(parted('@media print{.title,.table{a:b}}', PAGE)).toEqual({ early: '@media print{.title{a:b}}', late: '@media print{.table{a:b}}' })
})

it('leaves layers in their order', () => {
  expect(parted('@layer base{h1{a:b}}@layer late{.table{a:b}}@layer last{h1{a:b}}', PAGE)).toEqual({ early: '@layer base{h1{a:b}}@layer late{}@layer last{h1{a:b}}', late: '@layer base{}@layer late{.table{a:b}}@layer last{}' })
})

it('moves with those that use the motion', () => {
  const css = '.title{animation:1s in}.table{animation:1s turn}@keyframes in{to{a:b}}@keyframes turn{to{a:b}}'
  expect(parted(css, PAGE)).toEqual({ early: '.title{animation:1s in}@keyframes in{to{a:b}}', late: '.table{animation:1s turn}@keyframes turn{to{a:b}}' })
})

const built = (policy: string, css: string, islands: string) => `<meta http-equiv="content-security-policy" content="style-src 'self' ${policy}"><style>${css}</style><h1 class="title">Admin</h1>${islands}`
const source = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const folder = () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'late-styles-'))
  mkdirSync(`${dist}/_astro`)
  return dist
}

it('leaves the page with what it needs, allows that alone, and names the file of the rest at each island', () => {
  const dist = folder()
  const css = '.title{a:b}.table{a:b}'
  const page = withLateStyles(built(source(css), css, '<astro-island client="painted"></astro-island><astro-island client="painted"></astro-island>'), dist)
  const [file = ''] = /\/_astro\/late\.[\w-]+\.css/.exec(page) ?? []
  const island = `<astro-island data-styles="${file}" client="painted"></astro-island>`
  expect(page).toBe(built(source('.title{a:b}'), '.title{a:b}', island + island))
  expect(readFileSync(dist + file, 'utf8')).toBe('.table{a:b}')
})

it('leaves a page as it is whose islands wait for something else', () => {
  const page = built('', '.title{a:b}.table{a:b}', '<astro-island client="settled"></astro-island>')
  expect(withLateStyles(page, folder())).toBe(page)
})

it('does not part a page of several styles: whichever came late could be another’s', () => {
  const page = built('', '.title{a:b}', '<style>.table{a:b}</style><astro-island client="painted"></astro-island>')
  expect(() => withLateStyles(page, folder())).toThrow('has one style')
})
