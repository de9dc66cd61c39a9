import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pagesToCome } from './pages-to-come.ts'

let root: string
beforeEach(() => { root = mkdtempSync(path.join(tmpdir(), 'to-come-')) })
afterEach(() => rmSync(root, { recursive: true }))

const add = (place: string, fields: string, body = 'Text.') => {
  mkdirSync(path.join(root, 'content', place), { recursive: true })
  writeFileSync(path.join(root, 'content', place, 'index.mdx'), `---\ntitle: One\n${fields}\n---\n\n${body}\n`)
}

it('has an article to come and a posting, with their links to other pages, and the page of a category', () => {
  add('news/later', 'category: Taxes & Fees\ndate: 2999-01-01', '[Us](/about-us), [this](#place) and [that][one]; <a href="/contact">Write</a>.\n\n[one]: /news/one\n\n## Place')
  add('careers/clerk', 'posted: "2999-01-01"', '- [News](/news)')
  expect(pagesToCome(root)).toEqual({
    'news/later.html': '<a href="/about-us"><a href="/contact"><a href="/news/one">',
    'news/category/taxes-fees.html': '',
    'careers/clerk.html': '<a href="/news">',
  })
})

it.each(['date: 2020-01-01', 'date: 2020-01-01\nupdated: 2999-01-01', 'date: 2999-01-01\ndraft: true'])('has nothing of what is published, and of no draft: %j', (fields) => {
  add('news/one', `category: Taxes\n${fields}`, 'date: 2999-01-01 [Us](/none)')
  expect(pagesToCome(root)).toEqual({})
})
