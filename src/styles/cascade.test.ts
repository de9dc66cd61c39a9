/**
 * The portals' shared styles give way to an island's styles for the same element, whichever stylesheet comes first: the
 * development server and the build order them differently.
 */
import { globSync, readFileSync } from 'node:fs'
import { compare, selectorSpecificity } from '@csstools/selector-specificity'
import postcss, { type Rule } from 'postcss'
import selectors, { type Selector } from 'postcss-selector-parser'
import { expect, test } from 'vitest'

type Said = { file: string; text: string; selector: Selector; subject: string[]; classes: string[]; properties: string[] }

const SHORTHANDS = /^(font|padding|margin|border|background|grid|flex|outline|overflow)\b/
/** One name for a property and its shorthand. */
const kind = (property: string) => SHORTHANDS.exec(property)?.[0] ?? property
const named = (node: selectors.Node): string[] => (['class', 'tag', 'pseudo', 'attribute'].includes(node.type) ? [String(node).trim()] : [])
/** The part of a selector that the element itself must match, without its ancestors. */
const subjectOf = ({ nodes }: Selector) => nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1).flatMap(named)
/** The classes in a selector, except those that every island is inside of. */
const classesOf = ({ nodes }: Selector) => nodes.flatMap((node) => (node.type === 'class' && !['staff', 'protected', 'dialog'].includes(node.value) ? [node.value] : []))
const kept = (node: Rule) => node.parent?.type !== 'atrule' || !['keyframes', 'layer'].includes((node.parent as postcss.AtRule).name)

const saidIn = (file: string): Said[] => {
  const said: Said[] = []
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [kind(node.prop)] : []))
    if (kept(rule)) selectors().astSync(rule.selector).each((selector) => { said.push({ file, text: String(selector).trim(), selector, subject: subjectOf(selector), classes: classesOf(selector), properties }) })
  })
  return said
}

const ties = (ours: Said, theirs: Said) =>
  ours.subject.length > 0 &&
  ours.subject.every((part) => theirs.subject.includes(part)) &&
  ours.classes.every((name) => theirs.classes.includes(name)) &&
  ours.properties.some((property) => theirs.properties.includes(property)) &&
  compare(selectorSpecificity(ours.selector), selectorSpecificity(theirs.selector)) >= 0

test('no rule of the portals’ shared sheet holds against an island’s of the same element', () => {
  const shared = saidIn('src/styles/staff.css').filter(({ text }) => text.includes('protected'))
  const islands = globSync('src/islands/staff/**/*.css').flatMap(saidIn)
  expect(shared.length).toBeGreaterThan(5)
  const faults = shared.flatMap((ours) => islands.filter((theirs) => ties(ours, theirs)).map((theirs) => `${ours.text} against ${theirs.file}: ${theirs.text}`))
  expect(faults).toEqual([])
})
