import { expect, it } from 'vitest'
import { ENTRY, saidIn, saidOf } from './entry-for-tests.ts'
import { SHOWN } from './lists.ts'
import { site } from '#site/config.ts'

it.each([
  ['# A heading', '`##`'],
  ['A heading\n=========', '`##`'],
  ['##Heading', 'a heading needs a space after `##`'],
  ['#Heading', 'a heading needs a space after `##`'],
  ['####1. Who decides?\nWe do.', 'a heading needs a space after `####`'],
  ['- ##**Two**', 'a heading needs a space after `##`'],
  ['## <Firm />', 'Add a word'],
  ['We are {firm}.', '`<Firm />`'],
  ['We are <Frim />.', 'The firm’s name is `<Firm />`'],
  [`We are ${site.name}.`, `the firm’s name is \`<Firm />\` in a text`],
  [`**${site.name}’s** loans`, `the firm’s name is \`<Firm />\` in a text`],
  ['<iframe src="https://video.test"></iframe>', 'Write a link'],
  ['[The office](www.irs.gov)', '`https://`'],
  ['[The office](irs.gov/forms)', '`https://`'],
  ['[Ask us](contact)', 'with `/` where it leads to a page of this site'],
  ['[Write](hello@firm.com)', '`mailto:`'],
  ['[Us](medium.com/@firm)', '`https://`'],
  ['[x](https://www.irs.gov:forms)', 'is no address'],
  ['[x](https://)', 'is no address'],
  ['[x](//)', 'is no address'],
  ['[x](<https://www.irs.gov /forms>)', 'is no address'],
  ['[1]: https://www.irs.gov:forms', 'is no address'],
  ['[x](htps://www.irs.gov)', 'the link to htps://www.irs.gov must begin with `https://`'],
  ['[x](https:www.irs.gov)', 'must begin with `https://`'],
  ['[x](http://www.irs.gov)', 'the link to http://www.irs.gov must begin with `https://`'],
  ['See www.irs.gov there.', 'must begin with `https://`'],
  ['See [the office](/contact', '`)`'],
  ['See [the office](https://www.irs.gov', '`)`'],
  ['<button>Ask us</button>', 'does nothing in a text'],
  ['Your name: <input name="name" />', 'does nothing in a text'],
  ['- [ ] a passport', 'nobody can tick'],
  ['* [x] a visa', 'nobody can tick'],
  ['A word.[^1]', 'footnote'],
  ['[^1]: Its words.\n\nA word.[^2]\n\n[^2]: Others.', 'no mark in the text names the footnote `[^1]`'],
  ['[^Note]: Its words.', 'the footnote `[^Note]`'],
  ['See [the office](https://www.irs.gov/(a) there.', '`%28`'],
  ['See [the office](/contact(a "Ours") there.', '`%28`'],
  ['See ![it](./photo(1.jpg) there.', '`%28`'],
  ['See [the office](https://www.irs.gov "Ours) there.', 'a quote without its other'],
  ['<img src="./Cover.JPG" alt="It">', '`![what it shows](./name.jpg)`'],
  ['One **word.', '`**`'],
  ['**Note:**it is **50%**of that', 'end with a letter or a figure'],
  ['| Rate | Fee |\n| 8% | $20 |\n| 9% | $10 |', '`|---|---|`'],
  ['| Rate | Fee |\r\n|---|\r\n| 8% | $20 |', '`|---|---|`'],
  ['• One\n• Two', 'before each item'],
  ['-One\r\n-Two\r\n-Three', 'before each item'],
  ['1.One\n2.Two', 'before each item'],
  ['[](/contact)', 'this link has no words'],
  ['See [ ](/contact) there', 'this link has no words'],
  ['<a href="/contact"> </a>', 'this link has no words'],
  ['![](./Cover.JPG)', 'between its square brackets what it shows'],
  ['![][one]\n\n[one]: ./Cover.JPG', 'what it shows'],
  ['Write to <ada@firm.com>', '`[words](mailto:ada@firm.com)`'],
  ['[x](javascript:alert(1))', 'must begin with `https://`'],
  ['[x](data:text/html,one)', 'must begin with `https://`'],
  ['[1]: file:///a', 'must begin with `https://`'],
  ['[Ask us](http://localhost:8888/contact#message)', 'leads to your own computer. Write `/contact#message`'],
  ['<a href="http://127.0.0.1:8888">Home</a>', 'leads to your own computer. Write `/`'],
  ['[Ask us]()', 'has no address'],
  ['<a href="">Ask us</a>', 'has no address'],
  ['[Ask us](/contact us)', 'the link to /contact us has a space in it'],
  ['[**Ask** us](/contact us "Ours")', 'the link to /contact us has a space in it'],
  ['[The office](https://www.irs.gov/tax forms)', 'the link to https://www.irs.gov/tax forms has a space in it'],
  ['[Write](mailto:hello@firm.com us)', 'the link to mailto:hello@firm.com us has a space in it'],
  ['[Here](#who decides)', 'has a space in it'],
  ['<a href="contact">Ask us</a>', 'with `/` where it leads to a page of this site'],
  ['Or <a href="https://">there</a>', 'is no address'],
  ['<h1>A heading</h1>', '`##`'],
  ['<video src="/a.mp4"></video>', 'Write a link'],
  ['<audio src="https://a.test/b.mp3" />', 'Write a link'],
  ['<source src="/a.mp4" />', 'Write a link'],
  ['<style>p</style>', '`style` changes nothing'],
  ['<p style="color: red">Red</p>', '`style` changes nothing'],
  ['One <b style={{}}>two</b>', '`style` changes nothing'],
  ['We are <firm />.', 'The firm’s name is `<Firm />`'],
  ['We are {firm', '`{firm` means nothing'],
  ['We are {the firm}.', '`{the firm}` means nothing'],
  ['{/* never closed', '`*/}`'],
  ['<!-- a remark -->', '`{/*'],
  ['We are <Frim>.', '`<Frim` means nothing'],
  ['We are <Firm>.', '`<Firm />`'],
  ['We are <Firm', '`<Firm />`'],
  ['<script>if (a<b) run()</script>', '“less than”'],
  ['<iframe src="https://video.test">', 'Write a link'],
  ['One<br>two', '`<br />`'],
  ['A rate <8%', '“less than”'],
  ['See <https://www.irs.gov>', '`[words](https://www.irs.gov)`'],
  ['export duties rose', 'can’t begin with the word `export`'],
])('says of %j in a text where it stands and what to write', (body, words) => {
  const faults = saidOf('order: 1', body)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(`${ENTRY}, line 6: `)
  expect(faults[0]).toContain(words)
})

it.each([
  'We are <Firm />. ## is no heading here, and # neither.\n\n## One\n\n![It](./Cover.JPG) [there](https://www.irs.gov) [us](/contact) [above](#one) [mail](mailto:a@firm.com)',
  '`{code}` and\n\n```sh\n# a comment {of} <iframe>\n```',
  '{/* a remark */}\n\nA \\{ brace.',
  'import Chart from "./Chart.astro"\n\n<Chart rows={3} /> {Chart.name}',
  '{/* <Chart /> # a {b} */}\n\n{ /* note */ } and { /* a */ /* b */ }',
  '- ```sh\n  # a {b}\n  ```\n\n1. ~~~\n   <iframe>\n   ~~~',
  '````md\n```\n# a {b}\n```\n{c}\n````',
  '``a ` {b}`` and <Firm />: rates < 5% and > 3',
  '<a href="/contact">us</a> and <a href="mailto:a@firm.com">mail</a>, H<sub>2</sub>O\n\n<h2>Small</h2>',
  '[x](/contact?a=b#c) [x](tel:+13125550100) [x](//www.irs.gov) [x](#) [x](</a b>)',
  'A word.[^1] \\*\\* `**` \\[^2] [sic](so on\n\n[^1]: Its words.[^two]\n\n[^Two]: Others.',
  '[x](https://en.wikipedia.org/wiki/Bond_(finance)) [x](/a%28b "With (us)") `[x](/a(b)` \\[x\\](/a(b)',
  '[x](HTTPS://www.irs.gov) <a>one</a> [x]( /contact "With us" ) \\[x](/a b) `[x](/a b)` [sic] (/a b) [of](May or June)\n\n![It][one]\n\n[one]: data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  `${site.name}s and un${site.name} in \`${site.name}\`, a@${site.name.toLowerCase()}.test`,
  '## One ##Two\n\n\\##Three\n\n`##Four`\n\n#######Five\n\nSix\n##seven\n\n#1 of all',
  '| Rate | Fee |\n|---|---:|\n| 8% | $20 |\n\nEither | or, and |x| is its size\n\n`| a |`\n\n\\| a |',
  '[<Firm />](/contact) [`code`](/contact) [![It](./Cover.JPG)](/contact) <a href="/contact">*us*</a> <a id="here"></a>',
  'From -5% to 1.5, -\n\n- One\n\n1. Two\n\n1.5 times\n\n-5 or\n\n\\-One\n\nTwo • three',
  'A sum in braces, {"{"}1{\'}\'}',
])('lets a text pass: %j', (body) => { expect(saidOf('order: 1', body)).toEqual([]) })

it.each([
  'Our\nexport business is {firm}.',
  'We\nimport nothing, {firm}.',
  '- ```sh\n  # a {b}\n  ```\n{firm}',
  '````\n```\n````\n{firm}',
])('goes on after what only looks as if it ended the text: %j', (body) => {
  expect(saidOf('order: 1', body)).toEqual([expect.stringContaining('`{firm}` means nothing')])
})

it('says of each list whose items have no hyphen with a space that it has none, one that is in another too', () => {
  expect(saidOf('order: 1', '• One\n• Two\n\n- One\n  • Two\n  • Three').map((fault) => /line \d+/.exec(fault)?.[0])).toEqual(['line 6', 'line 10'])
})

it('says of a second footnote of one mark that only the first is shown', () => {
  expect(saidOf('order: 1', 'A word.[^1]\n\n[^1]: Its words.\n\n[^1]: Others.')).toEqual([expect.stringContaining('line 10: there is a footnote `[^1]` above')])
})

it('counts lines within a paragraph', () => {
  expect(saidOf('order: 1', `One,\ntwo {firm},\n**three\nfour** ![It](./a b.jpg),\nfive\n![It](./c d.jpg) of\n${site.name}`).map((fault) => /line \d+/.exec(fault)?.[0])).toEqual(['line 7', 'line 9', 'line 11', 'line 12'])
})

it('lets a developer’s entry name parts of its own, and nothing else', () => {
  expect(saidOf('order: 1', 'import Chart from "./Chart.astro"\n\n# <Chart />')).toEqual([expect.stringContaining(`line 8: the page has its heading already`)])
})

/** Six lines: the lists that the page of `place` shows, and remarks. */
const listsOf = (place: string) => Array.from({ length: 6 }, (_, i) => SHOWN[place]?.[i]).map((name) => (name ? `${name}: [One]` : '# -')).join('\n')

it.each([
  ['careers/clerk', '## Apply', '#apply'],
  ['careers/clerk', '### *About*', '#about'],
  ['careers/clerk', 'Requirements\n---', '#requirements'],
  ['services/consulting', '## Calendar', '#calendar'],
  ['services/loan', '## Loan amount', '#loan-amount'],
  ['services/loan', '## `Apply` title', '#apply-title'],
  ['pages/about', '## Values', '#values'],
  ['news/two', '## Source', '#source'],
  ['news/two', '## Main', '#main'],
  ['plans/basic', '## Plan 1', '#plan-1'],
  ['testimonials/ada', '### Loan', '#loan'],
  ['news/two', '<p id="source">One</p>', '#source'],
  ['news/two', 'One <b id="main">two</b>', '#main'],
])('refuses in content/%s with %j what would take a place of the page', (place, body, address) => {
  expect(saidIn(place, body, listsOf(place))).toEqual([expect.stringMatching(new RegExp(`content/${place}/index.mdx, line 11: .*\`${address}\``))])
})

it.each([['careers/clerk', '## How to apply'], ['news/two', '## Apply'], ['pages/imprint', '## Values'], ['services/loan', '## Calendar\n\n## Loans, amounts'], ['news/two', '<p id="apply">One</p>']])(
  'lets a place in content/%s pass whose page has no such one: %j', (place, body) => { expect(saidIn(place, body, listsOf(place))).toEqual([]) },
)

it.each([
  ['news/two', '### One', 'line 11: `###` skips a level'],
  ['news/two', '## One\n\n#### Two', 'line 13: `####` skips a level'],
  ['pages/imprint', '<h4>One</h4>', 'line 11: `<h4>` skips a level'],
  ['careers/clerk', '#### One', 'line 11: `####` skips a level'],
])('refuses in content/%s a heading below the next rank: %j', (place, body, words) => {
  expect(saidIn(place, body, listsOf(place))).toEqual([expect.stringContaining(words)])
})

it.each([
  ['news/two', '## One\n\n### Two\n\n#### Three\n\n## Four\n\n### Five'],
  ['careers/clerk', '### One\n\n#### Two\n\n## Three'],
  ['pages/about', '### One'],
])('lets headings of content/%s pass that follow from rank to rank: %j', (place, body) => { expect(saidIn(place, body, listsOf(place))).toEqual([]) })
