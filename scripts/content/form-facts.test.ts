import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formFacts } from './form-facts.ts'

let root: string
beforeEach(() => { root = mkdtempSync(path.join(tmpdir(), 'form-facts-')) })
afterEach(() => rmSync(root, { recursive: true }))

const add = (entry: string, ...fields: string[]) => {
  mkdirSync(path.join(root, 'content', entry), { recursive: true })
  writeFileSync(path.join(root, 'content', entry, 'index.mdx'), `---\n${fields.join('\n')}\n---\n\nText.\n`)
}

it.each([
  ['USD', '$', 'US dollars'], ['EUR', '€', 'euros'], ['INR', '₹', 'Indian rupees'], ['CHF', 'CHF\u00a0', 'Swiss francs'],
])('an amount of %s has its sign before it, and a name', (code, sign, name) => {
  expect(formFacts(root, false, code).currency).toEqual({ sign, name })
})

it('what can be chosen is what the pages describe, in their order, without a draft', () => {
  add('plans/large', 'title: Large', 'order: 3')
  add('plans/small', 'title: Small', 'order: 1')
  add('plans/medium', 'title: Medium', 'order: 2', 'recommended: true')
  add('plans/later', 'title: Later', 'order: 4', 'draft: true')
  add('services/loan', 'parts:', '  - title: A roof', '    text: It', '  - title: A shop', '    text: It')
  expect(formFacts(root, false).choices).toEqual({ loans: ['A roof', 'A shop'], investments: [], memberships: ['Small', 'Medium', 'Large'], recommended: 'Medium' })
  expect(formFacts(root, true).choices.memberships).toContain('Later')
})

it('a title is what its page says: without the blanks that quotes may have kept', () => {
  add('plans/small', 'title: "Small "', 'order: 1', 'recommended: true')
  add('services/loan', 'parts:', '  - title: " A roof"', '    text: It')
  expect(formFacts(root, false).choices).toMatchObject({ loans: ['A roof'], memberships: ['Small'], recommended: 'Small' })
})

it('where no plan is recommended, the first is chosen', () => {
  add('plans/small', 'title: Small', 'order: 1')
  add('plans/large', 'title: Large', 'order: 2')
  expect(formFacts(root, false).choices.recommended).toBe('Small')
})

it('an entry that can’t be read is left to the build, which says why', () => {
  add('plans/small', 'title: "Small')
  expect(formFacts(root, true).choices.memberships).toEqual([])
})
