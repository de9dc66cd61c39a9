/** What no style of the site may do, because a page would be painted or hydrated later (docs/decisions/speed.md). */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { AtRule, Rule, type Declaration, type Node } from 'postcss'
import { expect, it } from 'vitest'
import { DIST, pages } from './support/build.ts'

const styles = [
  ...globSync('_astro/*.css', { cwd: DIST }).map((file) => ({ of: file, css: readFileSync(path.join(DIST, file), 'utf8') })),
  ...pages.map(({ route, root }) => ({ of: route, css: root.querySelectorAll('style').map((style) => style.rawText).join('\n') })),
]

const having = (pattern: RegExp) => styles.filter(({ css }) => pattern.test(css)).map(({ of }) => of)

it('no line is measured in letters of the face that sets it: the figure 0 is a sixth wider in ours', () => {
  expect(styles.length).toBeGreaterThan(pages.length)
  expect(having(/max-width:[^;}]*\d(?:ch|ex|ic|cap)\b/)).toEqual([])
})

it('no style carries a picture: the browser makes a document of it while it lays the page out', () => {
  expect(having(/url\(["']?data:/)).toEqual([])
})

it('no field for a date has the browser’s own calendar, which is such a picture', () => {
  const dated = pages.filter(({ root }) => root.querySelector('input[type=date]')).map(({ route }) => route)
  expect(dated).not.toEqual([])
  expect(having(/::-webkit-calendar-picker-indicator\{[^}]*background:0 0/)).toEqual(expect.arrayContaining(dated))
})

it('no backdrop takes a colour by its name: browsers of before 2024 have none of the page’s there', () => {
  expect(having(/::backdrop\{[^}]*#0009/)).not.toEqual([])
  expect(having(/::backdrop\{[^}]*var\(/)).toEqual([])
})

it('no colour is one for each scheme by `light-dark()`: what the minifier would imitate it with is taken off (`lean-styles.ts`)', () => {
  expect(having(/color-scheme:light only/)).not.toEqual([])
  expect(having(/light-dark\(|--lightningcss-/)).toEqual([])
})

it('no list is without markers, which Safari takes for layout and no list', () => {
  expect(having(/list-style(?:-type)?:""/)).not.toEqual([])
  expect(having(/(?:^|[},])(?:ol|ul|menu)\b[^{}]*\{[^}]*list-style(?:-type)?:none/m)).toEqual([])
})

it('no line under words has its thickness in the shorthand, which Safari then takes for nothing', () => {
  expect(having(/text-decoration-thickness:/)).not.toEqual([])
  expect(having(/text-decoration:[^;}]*\d(?:px|r?em)/)).toEqual([])
})

/** Whether the declaration counts on paper: no rule around it is for screens alone. */
const printed = (declaration: Declaration) => {
  for (let around: Node | undefined = declaration.parent; around; around = around.parent)
    if (around instanceof AtRule && around.name === 'media' && around.params.startsWith('screen')) return false
  return true
}

it('no place is looked for on paper, where Safari’s engine never ends looking and the tab hangs', () => {
  const looking = styles.flatMap(({ of, css }) => {
    const found: { of: string; onPaper: boolean }[] = []
    postcss.parse(css).walkDecls(/^position-try/, (declaration) => { found.push({ of, onPaper: printed(declaration) }) })
    return found
  })
  expect(looking).not.toEqual([])
  expect(looking.filter(({ onPaper }) => onPaper)).toEqual([])
})

/** The ring is as pale as its control; at 0.6 it still stands out 3 to 1 (WCAG 1.4.11), in both schemes. */
it('no control that waits or leads nowhere is so pale that its focus can’t be seen', () => {
  const paleness = styles.flatMap(({ css }) => {
    const found: number[] = []
    postcss.parse(css).walkDecls('opacity', ({ parent, value }) => { if (parent instanceof Rule && /\[aria-disabled[^\s]*$/m.test(parent.selector)) found.push(Number(value)) })
    return found
  })
  expect(paleness).not.toEqual([])
  expect(paleness.filter((opacity) => opacity < 0.6)).toEqual([])
})

it('the headings’ face is preloaded by every page: it would be requested only once the page is laid out', () => {
  for (const { root, route } of pages) {
    const named = /font-family:Display;src:url\(["']?([^)"']+)/.exec(root.querySelectorAll('style').map((style) => style.rawText).join(''))?.[1]
    expect(named, route).toBeDefined()
    expect(root.querySelectorAll('link[rel=preload]').map((link) => [link.getAttribute('href'), link.getAttribute('as'), link.hasAttribute('crossorigin')]), route).toContainEqual([named, 'font', true])
  }
})

it('a style that waits for the first paint is there where no script runs', () => {
  const late = pages.flatMap(({ root, html, route }) => root.querySelectorAll('link[data-late=stylesheet]').map((link) => ({ route, html, href: link.getAttribute('href')! })))
  expect(late).not.toEqual([])
  for (const { route, html, href } of late) expect(html.includes(`<noscript><link rel="stylesheet" href="${href}"></noscript>`), route).toBe(true)
})
