/** The HTML of every page is valid, whatever an editor writes or a component renders. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { indexedPages, pages } from './support/build.ts'
import { isOwnPlace } from '#build/content-faults/page-places.ts'
import { site } from '#site/config.ts'

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:a11y'] }))

const faultsOf = (html: string): string[] =>
  validator.validateStringSync(html).results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))

describe('the HTML', () => {
  it.each(pages.map(({ route, html }) => [route, html]))('of %s is valid', (_route, html) => {
    expect(faultsOf(html)).toEqual([])
  })

  it('that is not is found', () => {
    const withFault = pages[0]!.html.replace('</main>', '<ul><div id="main">Twice</div></ul></main>')
    expect(faultsOf(withFault).map((fault) => fault.split(':')[0])).toEqual(['element-permitted-content', 'no-dup-id'])
  })
})

type EntryName = [collection: string, name: string]
/** The entries whose texts a page shows, as `content/` names them. */
const entriesOf = (route: string): EntryName[] => {
  const [, first = '', second] = route.split('/')
  if (!first) return [['testimonials', 'any']]
  const own: EntryName = second ? [first, second.replace(new RegExp(`^${site.product}-`), '')] : ['pages', first.replace('-us', '')]
  return first === 'membership' ? [own, ['plans', 'any']] : [own]
}

// Unknown ids could be taken by a heading of the same name (`src/build/content-faults/ids.ts`).
it.each(indexedPages.filter(({ root }) => root.querySelector('.prose, .notice, .story, .plan')))('every place of $route but those of its text’s headings and footnotes is known as its own', ({ route, root }) => {
  const places = root.querySelectorAll('[id]:not(.prose :is(h2, h3, h4, h5, h6), .prose [id^=user-content-fn])').map(({ id }) => id)
  expect(places).toContain('main')
  for (const entry of entriesOf(route)) expect(places.filter((id) => !isOwnPlace(...entry, id)), 'missing in src/build/content-faults/page-places.ts').toEqual([])
})

it('a picture that comes late has its place kept in the shape of each of its files', () => {
  const late = pages.flatMap(({ route, root }) => root.querySelectorAll('picture:has(img[loading=lazy]) source[media]').map((source) => ({ route, source })))
  expect(late).not.toEqual([])
  expect(late.filter(({ source }) => !source.getAttribute('width') || !source.getAttribute('height')).map(({ route }) => route)).toEqual([])
})

it('a button that says whether something is open names it', () => {
  for (const { route, root } of pages) expect(root.querySelectorAll('button[aria-expanded]:not([aria-controls])').map(({ outerHTML }) => outerHTML), route).toEqual([])
})

it('each chapter of the home page is read before its picture: the caption would belong to the chapter before it', () => {
  const chapters = pages.find(({ route }) => route === '/')!.root.querySelectorAll('.chapter:has(figcaption)')
  expect(chapters.length).toBeGreaterThan(1)
  for (const { outerHTML } of chapters) expect(outerHTML.indexOf('<h3')).toBeLessThan(outerHTML.indexOf('<figcaption'))
})
