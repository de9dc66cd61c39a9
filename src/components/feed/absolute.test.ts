import { expect, it } from 'vitest'
import { withAbsoluteAddresses } from './absolute.ts'

const page = 'https://firm.test/news/one'

it.each([
  ['a path of the site', '<a href="/contact">', '<a href="https://firm.test/contact">'],
  ['a part of the page', '<a href="#steps">', '<a href="https://firm.test/news/one#steps">'],
  ['a neighbour', '<img alt="" src="two.png">', '<img alt="" src="https://firm.test/news/two.png">'],
  ['a picture, and the choice of its sizes not at all', '<img alt="" src="/a.webp" srcset="/b.webp 2x, /c.webp 3x" sizes="50vw">', '<img alt="" src="https://firm.test/a.webp">'],
  ['another site', '<a rel="noopener" href="https://www.fdic.gov/a?b=c">', '<a rel="noopener" href="https://www.fdic.gov/a?b=c">'],
  ['a mail address', '<a href="mailto:a@firm.test">', '<a href="mailto:a@firm.test">'],
])('writes %s in full', (_what, html, expected) => { expect(withAbsoluteAddresses(html, page)).toBe(expected) })

it('leaves words alone that only look like an attribute', () => {
  expect(withAbsoluteAddresses('<p>href="/x"</p>', page)).toBe('<p>href="/x"</p>')
})
