import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brokenLinks } from '#build/broken-links.ts'
import { site } from '#site/config.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'links-'))
  mkdirSync(path.join(dist, 'news'))
  for (const file of ['rss.xml', 'a b.pdf']) writeFileSync(path.join(dist, file), '')
})
afterEach(() => rmSync(dist, { recursive: true }))

const told = (link: string) => brokenLinks({ 'index.html': '<main id="main">', 'news.html': '', 'news/one.html': `<h2 id="two">Two</h2> ${link}` }, dist)

it.each([
  '<a href="/">', '<a href="/#main">', '<a href="/?from=one#main">', '<a class="more" href="/news">', '<a href="/news/one#two">', '<a href="#two">', '<a href="#">',
  `<a href="${site.origin}">`, `<a href="${site.origin}/news/one#two">`, `<a href="${site.origin}?from=one">`, `<a href="${site.origin}.au/none">`, `<a href="https://else.test/?of=${site.origin}/none">`,
  '<a href="/rss.xml">', '<a href="/a%20b.pdf">', '<a href="/api/health">', '<a href="https://www.irs.gov/none">', '<a href="//www.irs.gov/none">', '<a href="mailto:a@firm.com">', '<link href="/none">',
])('lets %s pass', (link) => { expect(told(link)).toEqual([]) })

it.each([
  ['<a href="/news/draft">', '/news/draft'],
  ['<a class="more" href="/news/">', '/news/'],
  ['<a href="/news/draft?from=one">', '/news/draft?from=one'],
  ['<a href="/%zz">', '/%zz'],
  [`<a href="${site.origin}/contct">`, `${site.origin}/contct`],
  [`<a href="${site.origin.replace('https:', '')}/contct">`, '//.*/contct'],
  [`<a href="${site.origin.replace('https:', 'http:')}/#three">`, '/#three'],
  ['<a href="#three">', '#three'],
  ['<a href="/#three">', '/#three'],
])('says on which page %s leads nowhere', (link, address) => {
  expect(told(link)).toEqual([expect.stringMatching(new RegExp(`^/news/one: .*${address.replace('?', '\\?')}`))])
})

it('lets a link to a place of a posting pass once it is closed: no build fails by the calendar alone', () => {
  const pages = (posting: string) => ({ 'careers/clerk.html': posting, 'news/one.html': '<a href="/careers/clerk#apply">' })
  expect(brokenLinks(pages('<meta name="robots" content="noindex">'), dist)).toEqual([])
  expect(brokenLinks(pages('<h2 id="about">About</h2>'), dist)).toHaveLength(1)
})

it('looks at the links of what is still to come as well, which may lead to each other', () => {
  const toCome = { 'news/two.html': '<a href="/news/three"><a href="/#main">', 'news/three.html': '<a href="/#none">' }
  expect(brokenLinks({ 'index.html': '<main id="main">' }, dist, toCome)).toEqual([expect.stringMatching('^/news/three: the link to /#none ')])
  expect(brokenLinks({ 'index.html': '<main id="main"><a href="/news/two">' }, dist, toCome)).toEqual([expect.stringMatching('^/: the link to /news/two '), expect.stringMatching('^/news/three: ')])
})

it('says of an address once that nothing is there, however many pages name it', () => {
  expect(brokenLinks({ 'a.html': '<a href="/none"><a href="/none">', 'b.html': '<a href="/none">' }, dist)).toHaveLength(1)
})
