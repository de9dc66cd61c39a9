import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frontMatterOf } from './content/front-matter.ts'
import { createEntry } from './new.ts'
import { dayIn } from '#contracts/day.ts'
import { site } from '#site/config.ts'

let root: string
beforeEach(() => { root = mkdtempSync(path.join(tmpdir(), 'new-')) })
afterEach(() => rmSync(root, { recursive: true }))

const TODAY = new Date('2026-03-04T23:30:00Z')
/** The calendar date at the firm's place. */
const DAY = dayIn(site.timeZone, TODAY)
const read = (folder: string) => frontMatterOf(readFileSync(path.join(root, folder, 'index.mdx'), 'utf8'))
const OPTIONAL = ['placeholder', 'externalLink', 'menuLabel', 'updated', 'searchTitle', 'successSeconds', 'resume']
/** The required keys of a real entry, so that the skeleton has to follow the schema. */
const keysOf = (file: string) => Object.keys(frontMatterOf(readFileSync(file, 'utf8'))).filter((key) => !OPTIONAL.includes(key))

describe('npm run new', () => {
  it('news makes a draft of today with a cover', () => {
    const folder = createEntry(root, 'news', 'Loans: what "zero interest" means', TODAY)
    expect(folder).toBe('content/news/loans-what-zero-interest-means')
    expect(read(folder)).toMatchObject({ title: 'Loans: what "zero interest" means', draft: true, date: DAY, image: './cover.svg' })
    expect(readFileSync(path.join(root, folder, 'cover.svg'), 'utf8')).toMatch(/^<svg[^>]+width="1600"/)
  })

  it('news has every field that an article has', () => {
    const needed = keysOf('content/news/job-scams/index.mdx')
    expect(Object.keys(read(createEntry(root, 'news', 'A title', TODAY)))).toEqual(expect.arrayContaining(needed))
  })

  it('career has every field that a posting has, and is a draft', () => {
    const entry = read(createEntry(root, 'career', 'Risk Analyst', TODAY))
    const needed = keysOf('content/careers/loan-officer/index.mdx')
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(needed))
    expect(entry).toMatchObject({ title: 'Risk Analyst', draft: true })
  })

  it('dates it as an editor would, without a time of day', () => {
    expect(readFileSync(path.join(root, createEntry(root, 'news', 'A title', TODAY), 'index.mdx'), 'utf8')).toContain(`\ndate: ${DAY}\n`)
    expect(readFileSync(path.join(root, createEntry(root, 'career', 'A title', TODAY), 'index.mdx'), 'utf8')).toContain(`\nposted: ${DAY}\nvalidThrough: ${DAY.replace('2026', '2027')}\n`)
  })

  it('takes a title that nobody put in quotes whole', () => {
    expect(execFileSync('node', [path.resolve('scripts/new.ts'), 'news', 'Three', 'good', 'questions'], { cwd: root, encoding: 'utf8' })).toContain('content/news/three-good-questions')
  })

  it('overwrites nothing', () => {
    createEntry(root, 'news', 'A title', TODAY)
    expect(() => createEntry(root, 'news', 'A  Title!', TODAY)).toThrow('exists already')
  })

  it('refuses a title that makes no address, or the list’s, or is too long, and makes nothing', () => {
    expect(() => createEntry(root, 'news', '???', TODAY)).toThrow('letters or digits')
    expect(() => createEntry(root, 'news', 'Index', TODAY)).toThrow('the address of the list')
    expect(() => createEntry(root, 'news', 'x'.repeat(101), TODAY)).toThrow('100 characters')
    expect(existsSync(path.join(root, 'content'))).toBe(false)
  })
})
