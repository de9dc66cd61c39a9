import { expect, it } from 'vitest'
import { bodyIn } from './body.ts'

it.each([
  ['a list with room between its items', '<ul>\n<li>\n<p>One</p>\n</li>\n<li>\n<p>Is it so?</p>\n</li>\n</ul>', 'One. Is it so?'],
  ['a list in a list', '<ul><li>One<ul><li>Two</li></ul></li></ul>', 'One. Two.'],
  ['a table', '<table><thead><tr><th>Offer</th><th>Cost</th></tr></thead><tbody><tr><td>One</td><td>12</td></tr></tbody></table>', 'Offer. Cost. One. 12.'],
  ['code', '<pre><code><span>npm</span> <span>start</span>\n<span>npm</span> test</code></pre>', 'npm start npm test.'],
  ['a paragraph over several lines', '<p>One\n<em>and</em>\ntwo</p>', 'One and two.'],
  ['a smaller heading', '<h4>What it costs</h4><p>Nothing.</p>', 'What it costs. Nothing.'],
  ['quoted words, and what stands in none of these', '<blockquote><p>One</p></blockquote>Two', 'One. Two.'],
  ['styles and scripts', '<style>p{}</style><p>One</p><script>two()</script>', 'One.'],
])('has every word that is read, once, and an end to each line: %s', (_what, html, text) => { expect(bodyIn(html)).toEqual({ headings: '', text, rest: '' }) })

it('keeps headings apart from the text, and puts more words after it, each with its end', () => {
  expect(bodyIn('<h2>One <em>and</em></h2><p>Text &amp; so on:</p><h3>Two</h3>', ['More words', 'Is it so?'])).toEqual({ headings: 'One and. Two', text: 'Text & so on: More words. Is it so?', rest: '' })
})

it('has of a long text the beginning, and the words that only its rest has', () => {
  const { text, rest } = bodyIn(`<p>${'word '.repeat(300)}</p><p>Once, word, once: the end</p>`)
  expect(text).toMatch(/^word .* word …$/)
  expect(rest).toBe('once the end')
})
