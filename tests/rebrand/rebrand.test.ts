/** A rebrand is `src/site/` alone: a build with a second brand shows no trace of the first. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site as first } from '#site/config.ts'
import { routesOf } from '../support/routes.ts'
import { site as second } from '../support/second-brand/config.ts'
import { copyWorkingTree } from '../support/working-copy.ts'

const SECOND = 'tests/support/second-brand'
let copy: string
let texts: { file: string; text: string }[]

beforeAll(() => {
  copy = copyWorkingTree()
  for (const file of ['config.ts', 'theme.css', 'logo.svg']) cpSync(path.join(SECOND, file), path.join(copy, 'src/site', file))
  cpSync(path.join(copy, 'content/pages/privacy'), path.join(copy, 'content/pages/imprint'), { recursive: true })
  const imprint = path.join(copy, 'content/pages/imprint/index.mdx')
  writeFileSync(imprint, readFileSync(imprint, 'utf8').replace(/^title: .*$/m, 'title: Imprint'))
  execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'pipe', maxBuffer: 2 ** 26 })
  texts = globSync('dist/**/*.{html,js,css,svg,xml,txt,json,webmanifest}', { cwd: copy }).map((file) => ({ file, text: readFileSync(path.join(copy, file), 'utf8') }))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Where `pattern` occurs, with the words around it; names of files count as well. */
const traces = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => {
    const at = text.search(pattern)
    return [...(at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 40), at + 40)}…`]), ...(pattern.test(file) ? [file] : [])]
  })

const literal = (text: string) => new RegExp(RegExp.escape(text), 'i')
/** The digits of a telephone number, however they are set apart. */
const digits = (phone: string) => new RegExp(phone.replace(/\D/g, '').split('').join('\\D{0,3}'))

describe('of the first brand there is no trace', () => {
  it('where the second has left some', () => { expect(traces(literal(second.name))).not.toEqual([]) })

  const said: [what: string, words: string, pattern?: (words: string) => RegExp][] = [
    ['name', first.name],
    ['product', first.product],
    ['telephone number', first.phone, digits],
    ['mail domain', first.email.split('@')[1]!],
    ['summary', first.summary],
    ['introduction', first.introduction],
    ['description', first.description],
    ['street', first.address.street],
    ['city', first.address.city],
    ['postcode', first.address.postcode],
    ['address on Twitter', first.social.twitter],
    ['address on Instagram', first.social.instagram],
  ]
  // Without the facts that the demo's firm doesn't have.
  it.each(said.filter(([, words]) => words))('in its %s', (_what, words, pattern = literal) => { expect(traces(pattern(words))).toEqual([]) })

  it('in its colours, but for the covers of articles, which are content and drawn once', () => {
    const colour = /--color-mere: (#[\da-f]{6});/i.exec(readFileSync('src/site/theme.css', 'utf8'))![1]!
    expect(traces(literal(colour)).filter((trace) => !/^dist\/_astro\/cover\.[\w-]+\.svg/.test(trace))).toEqual([])
  })
})

describe('the second brand', () => {
  const page = (route: string) => readFileSync(path.join(copy, 'dist', `${route}.html`), 'utf8')

  it('has a legal page more for an entry more, and each page’s foot leads there', () => {
    expect(page('imprint')).toContain('<title>Imprint')
    expect(page('index')).toContain('<a href="/imprint">Imprint</a>')
  })

  it('has its own service addresses, and as many pages as before', () => {
    const routes = routesOf(path.join(copy, 'dist'))
    for (const service of ['loan', 'investment', 'consulting', 'membership']) expect(routes).toContain(`/services/${second.product}-${service}`)
    expect(routes.length).toBeGreaterThan(20)
  })

  it('names itself, with its own address and year', () => {
    expect(page('index')).toContain(second.name)
    expect(page('index')).toContain(String(second.copyrightYear))
    expect(page('contact')).toContain(second.email)
    expect(page('contact')).toContain(second.address.street)
  })

  it('says nothing of what it doesn’t have: a telephone, a state, an account on a network', () => {
    expect(traces(/href="tel:|By phone|>Phone<\/h2>|, call, or|"telephone"|"addressRegion"|Twitter/)).toEqual([])
    // A comma after the city could be left from a missing state. Only a postcode may follow it, or the rest of a picture's description.
    expect(traces(new RegExp(`${second.address.city},(?! (with straight lines|${second.address.postcode}))`))).toEqual([])
    expect(page('contact')).toMatch(/<address[^>]*><p[^>]*>Lyon<\/p>/)
    expect(page('contact')).toContain(`>${second.address.street}, ${second.address.city}, ${second.address.postcode}</p>`)
  })

  it('counts in its own money', () => {
    expect(page(`services/${second.product}-loan`)).toContain('Amount in euros')
    expect(page(`services/${second.product}-loan`)).toContain('€5,000 or more, in steps of €1,000')
    for (const route of ['membership', `services/${second.product}-membership`]) expect(page(route)).toContain('Prices are in euros')
    expect(traces(/Amount in US dollars/)).toEqual([])
  })

  it('writes days as its country does', () => {
    const [, year, month, day] = /<time[^>]* datetime="(\d{4})-(\d\d)-(\d\d)"/.exec(page('news'))!
    expect(page('news')).toContain(`>${day}/${month}/${year}</time>`)
  })

  it('has its own canonical addresses and sitemap', () => {
    expect(page('contact')).toContain(`<link rel="canonical" href="${second.origin}/contact"`)
    expect(readFileSync(path.join(copy, 'dist/sitemap-0.xml'), 'utf8')).toContain(`${second.origin}/services/${second.product}-loan`)
    expect(existsSync(path.join(copy, 'dist/rss.xml'))).toBe(true)
  })

  it('may frame its own calendar, and nothing else', () => {
    expect(page('consultation')).toContain('frame-src https://calendar.quillhaven.test;')
  })

  it('shows its calendar where a consultation is asked for, and leads to it in a new tab from the home page', () => {
    for (const route of ['consultation', `services/${second.product}-consulting`]) {
      const calendar = RegExp.escape(second.schedulingUrl)
      expect(page(route)).toMatch(new RegExp(`data-framed="true".+>Loading calendar<.+data-address="${calendar}" data-title="Calendar for a 30-minute consultation".+Dotted dates are booked`, 's'))
    }
    const [link] = /<a [^>]*>[^<]*Schedule Consultation/.exec(page('index'))!
    for (const part of [`href="${second.schedulingUrl}"`, 'target="_blank"']) expect(link).toContain(part)
  })
})
