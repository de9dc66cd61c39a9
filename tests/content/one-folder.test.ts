/** Content is files: a new folder is a new page, and a broken one stops the build with an error that names its file and field. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payInWords } from '#data/pay.ts'
import { site } from '#site/config.ts'
import { createEntry, type Kind } from '../../scripts/new.ts'
import { copyWorkingTree } from '../support/working-copy.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let copy: string

/** Adds an entry as `npm run new` makes it, changed by `change`. @returns its folder */
const add = (kind: Kind, title: string, change: (text: string) => string, today = new Date()) => {
  const file = path.join(copy, createEntry(copy, kind, title, today), 'index.mdx')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return path.dirname(file)
}
const published = (text: string) => text.replace('draft: true\n', '')
const closed = (text: string) => published(text).replace(/^posted: .*$/m, 'posted: 2020-01-01').replace(/^validThrough: .*$/m, 'validThrough: 2020-02-01')
const addLegal = (name: string, text: string) => {
  mkdirSync(path.join(copy, 'content/pages', name))
  writeFileSync(path.join(copy, 'content/pages', name, 'index.mdx'), `---\ntitle: Of data\ndescription: What we do with data.\nheadline: Of data\n---\n\n${text}\n`)
}
/** Gives the first plan a price by agreement. */
const withoutPrice = () => {
  const file = path.join(copy, 'content/plans/essential/index.mdx')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^price: .*\nperiod: .*$/m, 'price: Custom'))
}
/** Adds a plan. */
const addPlan = () => {
  cpSync(path.join(copy, 'content/plans/enterprise'), path.join(copy, 'content/plans/family'), { recursive: true })
  const file = path.join(copy, 'content/plans/family/index.mdx')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Family & Friends').replace(/^order: .*$/m, 'order: 9'))
}
/** Adds a service whose page is composed like another's. */
const addService = () => {
  cpSync(path.join(copy, 'content/services/consulting'), path.join(copy, 'content/services/advice'), { recursive: true })
  const file = path.join(copy, 'content/services/advice/index.mdx')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Advice'))
  const shown = path.join(copy, 'src/build/content-faults/lists.ts')
  writeFileSync(shown, readFileSync(shown, 'utf8').replace(/'services\/consulting': (.*)/, "$&\n  'services/advice': $1"))
  const routeOf = (name: string) => path.join(copy, `src/pages/services/[product]-${name}.astro`)
  writeFileSync(routeOf('advice'), readFileSync(routeOf('consulting'), 'utf8').replace("service('consulting')", "service('advice')"))
}
const withoutQuestions = () => {
  const file = path.join(copy, 'content/services/loan/index.mdx')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^questions:\n(?: .*\n)+/m, ''))
}
const built = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8')

beforeAll(async () => {
  copy = copyWorkingTree()
  add('career', 'Quality Reviewer', (text) => `${published(text).replace(/^location: .*$/m, 'location: Chicago, Illinois or remote\npay: { from: 62000, to: 78000, per: year }')}\n[Ask us](/contact), or [apply](#apply).\n`)
  add('career', 'Night Reader', (text) => published(text).replace(/^location: .*$/m, 'location: Remote\nformerly: [late-reader, reader]'))
  add('career', 'Former Clerk', closed)
  add('news', 'How to read an offer', (text) => published(text).replace(/^category: .*$/m, 'category: Prêts & Crédit\nformerly:\n  - offers\n  - reading-offers'))
  const illustrated = add('news', 'How to compare', (text) => `${published(text).replace('./cover.svg', './photo.jpg')}\n![Two offers](./photo.jpg)\n\n| Offer | Cost |\n| --- | ---: |\n| One | 12 |\n`)
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#456' } }).jpeg().toFile(path.join(illustrated, 'photo.jpg'))
  add('news', 'Not finished yet', (text) => text)
  add('news', 'Not before tomorrow', published, new Date(Date.now() + 2 * DAY_MS))
  withoutPrice()
  addPlan()
  addService()
  withoutQuestions()
  addLegal('of-data', '## How <Firm /> uses *your* data\n\nWith care.')
  addLegal('in-brief', 'A word.')
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'pipe', maxBuffer: 2 ** 26 })
})
afterAll(() => { rmSync(copy, { recursive: true, force: true }) })

describe('a new posting', () => {
  it('has a page with its own application form', () => {
    expect(built('careers/quality-reviewer.html')).toContain('action="/api/forms/career-quality-reviewer"')
  })

  it('names its last day, which the stated postings do not have', () => {
    expect(built('careers/quality-reviewer.html')).toContain('Apply by')
    expect(built('careers/loan-officer.html')).not.toContain('Apply by')
  })

  it('says what it pays, to search engines too, which the stated postings do not', () => {
    expect(built('careers/quality-reviewer.html')).toContain(payInWords({ from: 62_000, to: 78_000, per: 'year' }))
    expect(built('careers/quality-reviewer.html')).toContain(`"baseSalary":{"@type":"MonetaryAmount","currency":"${site.currency}","value":{"@type":"QuantitativeValue","minValue":62000,"maxValue":78000,"unitText":"YEAR"}}`)
    expect(built('careers/loan-officer.html')).not.toMatch(/<dt>Pay|baseSalary/)
  })

  it('tells search engines its last day', () => {
    expect(built('careers/quality-reviewer.html')).toMatch(/"validThrough":"\d{4}-\d{2}-\d{2}T23:59:59[+-]\d{2}:\d{2}"/)
  })

  it('tells them where the work is, and of work that is only remote no place', () => {
    expect(built('careers/quality-reviewer.html')).toContain('"addressLocality":"Chicago","addressRegion":"Illinois"')
    expect(built('careers/quality-reviewer.html')).toContain('TELECOMMUTE')
    expect(built('careers/night-reader.html')).toContain('"applicantLocationRequirements"')
    expect(built('careers/night-reader.html')).not.toContain('jobLocation"')
  })

  it('gives them its links in full: they show its text on pages of their own', () => {
    for (const address of ['/contact', '/careers/quality-reviewer#apply']) expect(built('careers/quality-reviewer.html')).toContain(`href=\\"${site.origin}${address}\\"`)
    expect(built('careers/quality-reviewer.html')).toMatch(/<a href="#apply"[^>]*>apply</)
  })

  it('is known to the forms endpoint', () => {
    expect(readFileSync(path.join(copy, 'src/contracts/forms/postings.generated.ts'), 'utf8')).toContain('"quality-reviewer"')
  })

  it.each(['index.html', 'careers.html', 'sitemap-0.xml'])('stands in the menu, the index and the sitemap: %s', (file) => {
    expect(built(file)).toContain('/careers/quality-reviewer')
  })
})

describe('a posting that was renamed', () => {
  it('is found at its former addresses', () => {
    expect(built('_redirects')).toContain('/careers/late-reader /careers/night-reader 301\n/careers/reader /careers/night-reader 301\n')
  })

  it('has the form that it had under its first name, to which earlier applications belong', () => {
    expect(built('careers/night-reader.html')).toContain('action="/api/forms/career-reader"')
    expect(readFileSync(path.join(copy, 'src/contracts/forms/postings.generated.ts'), 'utf8')).toMatch(/"slug": "reader",\s+"title": "Night Reader"/)
  })
})

describe('a posting whose last day has passed', () => {
  it('says at its address that it is closed, without a form and without offering the position to search engines', () => {
    const page = built('careers/former-clerk.html')
    expect(page).toContain('This position is closed.')
    expect(page).toContain('<meta name="robots" content="noindex"')
    expect(page).not.toMatch(/<form|JobPosting/)
  })

  it.each(['index.html', 'careers.html', 'sitemap-0.xml', 'search-index.json'])('is gone from the menu, the index, the sitemap and the search: %s', (file) => {
    expect(built(file)).not.toContain('/careers/former-clerk')
  })

  it('is known to the forms endpoint as closed: who applied in time is still shown by it', () => {
    expect(readFileSync(path.join(copy, 'src/contracts/forms/postings.generated.ts'), 'utf8')).toMatch(/"slug": "former-clerk",[^}]*"closed": true/)
  })
})

describe('a new article', () => {
  it('has a picture for shared links, and its text in the feed and the search', () => {
    expect(existsSync(path.join(copy, 'dist/og/news/how-to-read-an-offer.jpg'))).toBe(true)
    expect(built('rss.xml')).toMatch(/how-to-read-an-offer<\/link>[\s\S]*?<content:encoded>/)
    expect(built('search-index.json')).toContain('/news/how-to-read-an-offer')
  })

  it('is found at the addresses that it had', () => {
    expect(built('_redirects')).toContain('/news/offers /news/how-to-read-an-offer 301\n/news/reading-offers /news/how-to-read-an-offer 301\n')
  })

  it('is to a feed reader the one that it was under its first name', () => {
    expect(built('rss.xml')).toContain(`<guid isPermaLink="false">${site.origin}/news/reading-offers</guid>`)
  })

  it('shows its photographs, cover and in the text, in sizes for screens and none as it came out of the camera', () => {
    const pictures = [...built('news/how-to-compare.html').matchAll(/<img src="[^"]*photo[^>]*>/g)].map(([picture]) => picture)
    expect(pictures).toHaveLength(2)
    for (const picture of pictures) expect(picture).toMatch(/ srcset="[^"]* 480w, [^"]* 1600w".* width="1600" height="1200"/)
    expect(globSync('dist/_astro/photo.*.webp', { cwd: copy })).not.toEqual([])
    expect(globSync('dist/_astro/photo.*.{jpg,jpeg}', { cwd: copy })).toEqual([])
  })

  it('has its table in a place of its own, which moves sideways by keys as well', () => {
    expect(built('news/how-to-compare.html')).toMatch(/<div class="sideways" role="group" aria-label="Table" tabindex="0"[^>]*><table>/)
    // A style of its own would be refused by the page's policy.
    expect(built('news/how-to-compare.html')).toMatch(/<td class="right"[^>]*>12<\/td>/)
    expect(built('news/how-to-compare.html')).not.toMatch(/<t[hd][^>]* style=/)
  })

  it('makes the page of its category, and the way there', () => {
    expect(built('news/category/prets-credit.html')).toContain('/news/how-to-read-an-offer')
    for (const file of ['news.html', 'news/category/lending.html', 'sitemap-0.xml']) expect(built(file)).toContain('/news/category/prets-credit')
  })

  it.each(['news.html', 'rss.xml', 'sitemap-0.xml'])('stands in the list, the feed and the sitemap: %s', (file) => {
    expect(built(file)).toContain('/news/how-to-read-an-offer')
  })
})

describe('a new legal page', () => {
  it('has contents that say what its headings say', () => {
    expect(built('of-data.html')).toMatch(new RegExp(`<nav[^>]* aria-label="Contents"[^>]*>.*<a href="#how--uses-your-data"[^>]*>How ${site.name} uses your data</a>.*</nav>`, 's'))
  })

  it('has no contents where it has no headings', () => {
    expect(built('in-brief.html')).toContain('A word.')
    expect(built('in-brief.html')).not.toContain('aria-label="Contents"')
  })
})

it('a new plan has its column, its place in the form and its number in the words', () => {
  expect(built('membership.html')).toContain('The four plans')
  expect(built('membership.html')).toContain('?plan=Family%20%26%20Friends')
  expect(built(`services/${site.product}-membership.html`)).toContain('<option value="Family &amp; Friends">')
})

it('a new service needs its folder and its route, and stands in the menu, the index, the sitemap and the search', () => {
  const address = `/services/${site.product}-advice`
  expect(built(`${address}.html`)).toMatch(/<p class="kicker"[^>]*>Advice</)
  for (const file of ['index.html', 'services.html', 'sitemap-0.xml', 'search-index.json']) expect(built(file)).toContain(address)
})

it('a service without questions has no section of them', () => {
  expect(built(`services/${site.product}-investment.html`)).toContain('Questions before you invest')
  expect(built(`services/${site.product}-loan.html`)).not.toMatch(/Questions before you borrow|FAQPage/)
})

it('home names no price where the first plan has none', () => {
  expect(built('index.html')).toContain('Compare the four plans')
  expect(built('index.html')).not.toMatch(/Membership begins|undefined/)
})

it.each(['not-finished-yet', 'not-before-tomorrow'])('a draft or a future date stays out of a production build: %s', (slug) => {
  expect(existsSync(path.join(copy, `dist/news/${slug}.html`))).toBe(false)
  const files = globSync('dist/**/*.{html,xml,js}', { cwd: copy })
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => readFileSync(path.join(copy, file), 'utf8').includes(slug))).toEqual([])
})

it('mistakes stop `npm run build`: all are told at once, each with its file, its line and what to do', () => {
  const broken = {
    unclosed: add('career', 'Unclosed', (text) => text.replace(/^lead: .*$/m, 'lead: "never closed')),
    undated: add('career', 'Undated', (text) => text.replace(/^validThrough: .*$/m, 'validThrough: 31.12.2026')),
    unseen: add('news', 'Unseen', (text) => text.replace('./cover.svg', './gone.jpg')),
    unfit: add('news', 'Unfit', (text) => text.replace('readTime: 3', 'readTime: three\nauthors: none')),
  }
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: copy, encoding: 'utf8' })
  for (const folder of Object.values(broken)) rmSync(folder, { recursive: true })
  expect(status).not.toBe(0)
  // On a build machine, colours may be forced: their codes stand between the words.
  const told = stripVTControlCharacters(stdout + stderr)
  expect(told).toMatch(/content\/careers\/unclosed\/index.mdx, line \d+: .*has no closing quote/)
  expect(told).toMatch(/content\/careers\/undated\/index.mdx, line \d+: .*is not a date/)
  expect(told).toMatch(/content\/news\/unseen\/index.mdx, line \d+: there is no picture "\.\/gone\.jpg"/)
  expect(told).toMatch(/content\/news\/unfit\/index.mdx, line \d+: `readTime` must be a number/)
  expect(told).toMatch(/content\/news\/unfit\/index.mdx, line \d+: `authors` is not a field/)
})
