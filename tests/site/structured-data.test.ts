/** Structured data: valid by schema.org's types, complete by what search engines require of each type, true to its page. */
import { beforeAll, describe, expect, it } from 'vitest'
import { indexedPages, meta, pages, textOf, fileOf, type Page } from './support/build.ts'
import { blocksOf, faultsOf, thingOf, thingsOf, type Thing } from './support/structured-data.ts'
import { postings } from '../support/content.ts'
import { networks, phone, place } from '../support/firm.ts'
import { site } from '#site/config.ts'

/** A day, or a moment that says in which zone. */
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/
const dayOf = (moment: unknown) => String(moment).slice(0, 10)
const under = (folder: string) => indexedPages.filter(({ route }) => new RegExp(`^/${folder}/[^/]+$`).test(route)).map((page) => [page.route, page] as const)
const page = (route: string): Page => pages.find((candidate) => candidate.route === route)!
const nested = (thing: Thing, key: string) => thing[key] as Thing

describe('by the types of schema.org', () => {
  const all = pages.flatMap((each) => thingsOf(each).map((thing) => ({ place: `${each.route} ${thing['@type']}`, thing })))
  const wrong: [string, Thing, RegExp][] = [
    ['a property that the type lacks', { '@type': 'JobPosting', 'headline': 'x', 'salaryy': 1 }, /salaryy|headline/],
    ['a value of the wrong type', { '@type': 'NewsArticle', 'author': { '@type': 'Place', 'name': 'x' } }, /Place/],
    ['a type that does not exist', { '@type': 'JobOffer', 'title': 'x' }, /JobOffer/],
  ]
  // All at once, because the compiler takes seconds to read the types of schema.org.
  let faults: Map<string, string>
  beforeAll(() => { faults = faultsOf([...all, ...wrong.map(([place, thing]) => ({ place, thing }))]) }, 60_000)

  it('every thing of the site is what it says it is', () => {
    expect(new Set(all.map(({ thing }) => thing['@type']))).toEqual(new Set(['FinancialService', 'WebSite', 'WebPage', 'BreadcrumbList', 'NewsArticle', 'JobPosting', 'Service', 'FAQPage']))
    expect([...faults].filter(([place]) => !wrong.some(([what]) => what === place))).toEqual([])
  })

  it.each(wrong)('the check finds %s', (what, _thing, fault) => { expect(faults.get(what)).toMatch(fault) })

  it('every block has the context and a graph, and can’t end its own element', () => {
    for (const each of pages)
      for (const block of blocksOf(each)) {
        expect(block['@context']).toBe('https://schema.org')
        expect(block['@graph'].length).toBeGreaterThan(0)
      }
    for (const each of pages) for (const script of each.root.querySelectorAll('script[type="application/ld+json"]')) expect(script.rawText).not.toContain('<')
  })
})

describe('the home page', () => {
  it('names the firm as it can be reached, and the site', () => {
    const { telephone, ...firm } = thingOf(page('/'), 'FinancialService')!
    expect(firm).toMatchObject({ name: site.name, legalName: site.legalName, email: site.email, address: { postalCode: site.address.postcode } })
    expect(firm['sameAs'] ?? []).toEqual(networks.map(({ href }) => href))
    expect(telephone).toEqual(phone ? expect.stringMatching(new RegExp(`^\\+?\\d{0,3}${phone.replace(/\D/g, '')}$`)) : undefined)
    expect(thingOf(page('/'), 'WebSite')).toMatchObject({ name: site.name, url: `${site.origin}/` })
  })
})

it('nothing on the site claims a rating: the stories are placeholders', () => {
  for (const each of pages) expect(JSON.stringify(blocksOf(each)), each.route).not.toMatch(/"(?:aggregateRating|review|reviews|reviewRating|ratingValue)"|"@type":"[A-Za-z]*(?:Review|Rating)"/)
})

describe.each(under('news'))('the article %s', (route, each) => {
  it('has what search engines ask of an article, as the page shows it', () => {
    const article = thingOf(each, 'NewsArticle')!
    expect(String(article['headline']).length).toBeLessThanOrEqual(110)
    expect(article['headline']).toBe(each.root.querySelector('h1')!.text)
    for (const date of ['datePublished', 'dateModified']) expect(article[date]).toMatch(/T.*[+-]/)
    expect(article['datePublished']).toMatch(ISO)
    expect(dayOf(article['datePublished'])).toBe(each.root.querySelector('time')!.getAttribute('datetime'))
    expect([meta(each, 'article:published_time'), meta(each, 'article:modified_time'), meta(each, 'article:section')]).toEqual([article['datePublished'], article['dateModified'], article['articleSection']])
    expect(article['image']).toBe(meta(each, 'og:image'))
    for (const role of ['author', 'publisher']) expect(nested(article, role)).toMatchObject({ name: site.name, url: `${site.origin}/` })
    expect(fileOf(new URL(String(nested(article, 'publisher')['logo'])).pathname)).toBeDefined()
    expect(article['mainEntityOfPage']).toBe(site.origin + route)
  })
})

const { city, stateCode, country }: Record<'city' | 'stateCode' | 'country', string> = site.address
/** The expected address for each of the three kinds of places in docs/editing.md: the firm's own, another one, or none. */
const placeIn = (location: string) => {
  const where = location.replace(/ or remote$/i, '')
  const [town, region] = where === place ? [city, stateCode] : where.split(', ')
  return /^remote$/i.test(where) ? undefined : { addressLocality: town, ...(region && { addressRegion: region }), addressCountry: country }
}

describe.each(under('careers'))('the posting %s', (route, each) => {
  const posting = thingOf(each, 'JobPosting')!
  const description = String(posting['description'])

  it('has what search engines ask of a posting', () => {
    expect(posting['title']).toBe(each.root.querySelector('h1')!.text)
    expect(posting['datePosted']).toMatch(ISO)
    expect(dayOf(posting['datePosted'])).toBe(each.root.querySelector('.facts time')!.getAttribute('datetime'))
    expect(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']).toContain(posting['employmentType'])
    expect(nested(posting, 'hiringOrganization')).toMatchObject({ name: site.name })
    expect(posting).toMatchObject({ identifier: { name: site.name, value: route.split('/').at(-1) }, directApply: true })
    const { location, experienceYears } = postings().find(({ slug }) => route === `/careers/${slug}`)!
    expect(each.root.querySelector('.facts dd')!.text).toBe(location)
    const stated = placeIn(location)
    if (stated) expect(nested(nested(posting, 'jobLocation'), 'address')).toMatchObject(stated)
    else expect(posting).not.toHaveProperty('jobLocation')
    expect('jobLocationType' in posting).toBe(/remote$/i.test(location))
    expect(posting['experienceRequirements']).toEqual(experienceYears ? { '@type': 'OccupationalExperienceRequirements', 'monthsOfExperience': experienceYears * 12 } : 'no requirements')
    expect(Date.parse(String(posting['validThrough']))).toBeGreaterThan(Date.now())
  })

  it('describes the position in full, as HTML without what only a page needs', () => {
    expect(description).toMatch(/^<p>/)
    const lines = each.root.querySelectorAll('.lines li')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(description).toContain(line.text.replaceAll('&', '&amp;'))
    expect(description).not.toMatch(/data-astro|class=|<script/)
  })
})

describe.each(under('services'))('the service %s', (route, each) => {
  it('names what it is and whose', () => {
    expect(thingOf(each, 'Service')).toMatchObject({ url: site.origin + route, description: meta(each, 'description'), provider: { name: site.name } })
  })

  it('gives the questions and answers that the page shows, and no others', () => {
    const shown = each.root.querySelectorAll('.questions details').map((details) => [details.querySelector('h3')!.text, details.querySelector('p')!.text])
    const stated = (thingOf(each, 'FAQPage')?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[]
    expect(stated.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown)
  })
})

describe('the trails', () => {
  const trails = indexedPages.flatMap((each) => thingsOf(each).filter((thing) => thing['@type'] === 'BreadcrumbList').map((thing) => [each.route, thing] as const))
  type Step = { position: number; name: string; item: string }

  it('stand on every page of the index but the first', () => {
    expect(trails.map(([route]) => route).toSorted()).toEqual(indexedPages.map(({ route }) => route).filter((route) => route !== '/').toSorted())
  })

  it.each(trails)('of %s leads from the home page to itself, by pages that exist, counted from one', (route, thing) => {
    const steps = thing['itemListElement'] as Step[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1))
    expect(steps[0]!.item).toBe(`${site.origin}/`)
    expect(steps.at(-1)!.item).toBe(site.origin + route)
    expect(steps.filter(({ item, name }) => !name || !fileOf(new URL(item).pathname))).toEqual([])
  })
})

it('a page outside the index has no posting or article to offer', () => {
  expect(pages.filter(({ indexed, route }) => !indexed && route !== '/home').flatMap(thingsOf)).toEqual([])
  expect(textOf('home.html')).toContain(`<link rel="canonical" href="${site.origin}/"`)
})
