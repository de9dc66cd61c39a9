/** Which of a portal's styles wait for its island (docs/decisions/hydration.md). */
import { expect, it } from 'vitest'
import { parted } from './late-styles.ts'

const PAGE = '<h1 class="title small" id="top" data-sabcd>Admin</h1><astro-island client="painted"></astro-island>'
const early = (css: string) => parted(css, PAGE).early
const late = (css: string) => parted(css, PAGE).late

it.each([
  ['a class that the page lacks', '.table{color:red}'],
  ['an id that the page lacks', '#sheet h2{color:red}'],
  ['such a class among others', '.title .status{color:red}'],
  ['what one that holds such a class looks like', 'body:has(.dialog){color:red}'],
  ['several, when the page lacks each', '.table,.dialog{color:red}'],
  ['one at a width alone', '@media (width<700px){.table{color:red}}'],
  ['paper', '@media print{.title{color:red}}'],
  ['a class named like an id of the page', '.top{color:red}'],
])('waits: %s', (_, css) => {
  expect(early(css)).toBe('')
  expect(late(css)).toBe(css)
})

it.each([
  ['what the page has', '.title.small #top{color:red}'],
  ['elements', '*,:focus-visible,h2{color:red}'],
  ['several, when the page has one', '.table,.title{color:red}'],
  ['what does not need the class', 'h1:not(.table),h1:not(:has(.table)),h1:is(.title,.table){color:red}'],
  ['what a component of the page says of its own, whose scripts may set any class', '.open[data-sabcd]{color:red}'],
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

it('leaves layers in their order', () => {
  expect(parted('@layer base{h1{a:b}}@layer late{.table{a:b}}@layer last{h1{a:b}}', PAGE)).toEqual({ early: '@layer base{h1{a:b}}@layer late{}@layer last{h1{a:b}}', late: '@layer base{}@layer late{.table{a:b}}@layer last{}' })
})

it('moves with those that use the motion', () => {
  const css = '.title{animation:1s in}.table{animation:1s turn}@keyframes in{to{a:b}}@keyframes turn{to{a:b}}'
  expect(parted(css, PAGE)).toEqual({ early: '.title{animation:1s in}@keyframes in{to{a:b}}', late: '.table{animation:1s turn}@keyframes turn{to{a:b}}' })
})
