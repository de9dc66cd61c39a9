import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { beside, ENTRY, JPEG, root, saidOf } from './entry-for-tests.ts'
import { site } from '#site/config.ts'

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')])

it.each(['image: ./Cover.JPG', 'image: "Cover.JPG"'])('has nothing to say of %j', (field) => { expect(saidOf(field)).toEqual([]) })

it.each([
  ['image: ./photo.jpg', 'there is no picture "./photo.jpg". Put it into the folder'],
  ['image: ./cover.jpg', 'There is "Cover.JPG": capitals count.'],
  ['image: ./team photo.jpg', 'there is no picture "./team photo.jpg".'],
  ["image: ./founder's.jpg", 'there is no picture "./founder\'s.jpg".'],
  ['image: /a.jpg', 'is not in the folder'],
  ['image: ./a?1.jpg', 'question mark'],
  ['image: ./Cover.JPG/a.jpg', 'there is no picture "./Cover.JPG/a.jpg".'],
  ['image: "./a\\0/b.jpg"', 'there is no picture'],
  [`image: ./${'long/'.repeat(2000)}a.jpg`, 'there is no picture'],
  ['image: ./', 'there is no picture "./".'],
  ['image: https://elsewhere.test/a.jpg', 'Put it into the folder'],
])('names file, line and what to do for %j', (field, words) => {
  const faults = saidOf(field)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(`${ENTRY}, line 3: `)
  expect(faults[0]).toContain(words)
})

it.each(['photo.heic', 'photo.jpg'])('knows a telephone’s photograph that browsers don’t show, called %s', (name) => {
  beside(name, HEIC)
  expect(saidOf(`image: ./${name}`)).toEqual([`${ENTRY}, line 3: the picture "./${name}" can't be shown. Open it in an image editor and save it as JPEG, PNG or WebP.`])
})

it.each([
  ['photo(1).jpg', 'image: ./photo(1).jpg', '![It](./photo(1).jpg)'],
  ['team photo.jpg', 'image: ./team photo.jpg # ours', '![It](<./team photo.jpg>) ![It](team%20photo.jpg)'],
  ['team photo.jpg', 'image: "./team photo.jpg"', '![It][team]\n\n[team]: <./team photo.jpg>'],
  [`${site.name} (1).jpg`, `image: ./${site.name} (1).jpg`, `![It](<./${site.name} (1).jpg>)`],
  ["founder's.jpg", "image: ./founder's.jpg", "![It](./founder's.jpg)"],
  ['50%.jpg', 'image: ./50%.jpg', '![It](./50%25.jpg)'],
  ['a#1.jpg', 'image: ./a#1.jpg', '![It](./a#1.jpg)'],
  ['prêt 😀.jpg', 'image: ./prêt 😀.jpg', '![It](<./prêt 😀.jpg>)'],
])('finds the picture %j by its whole name', (name, field, body) => {
  expect(saidOf(field, body).join('\n')).toContain(`"./${name}"`)
  beside(name, JPEG)
  expect(saidOf(field, body)).toEqual([])
})

it('says of a folder that is called like a picture, and of a file that can’t be opened, what it says of none', () => {
  mkdirSync(path.join(root, path.dirname(ENTRY), 'a.jpg'))
  symlinkSync('nowhere.jpg', path.join(root, path.dirname(ENTRY), 'b.jpg'))
  for (const name of ['a.jpg', 'b.jpg']) expect(saidOf(`image: ./${name}`)).toEqual([`${ENTRY}, line 3: there is no picture "./${name}". Put it into the folder, or correct its name.`])
})

it.each([
  ['![A chart](./chart.png)', 'no picture "./chart.png"'],
  ['![Growth](./50%.jpg)', 'is written `%25`'],
  ['![Growth](https://elsewhere.test/50%.jpg)', 'Put it into the folder'],
  ['![It](https://elsewhere.test/a.jpg)', 'pages show only pictures of this site. Put it into the folder'],
  ['![It](//elsewhere.test/a.jpg)', 'Put it into the folder'],
  ['![It](/chart.png)', 'the picture "/chart.png" is not in the folder. Put it there, and refer to it as `./name.jpg`.'],
  ['![It](/favicon.svg)', 'is not in the folder'],
  ['![It](C:\\photos\\a.jpg)', 'Put it into the folder'],
  ['![It](./team photo.jpg)', '`![…](<./team photo.jpg>)`'],
  ['![It](./photo (1).jpg "Ours")', '`![…](<./photo (1).jpg>)`'],
  ['<img src="./Cover.JPG" alt="It" />', '`![what it shows](./name.jpg)`'],
  ['<img src="/chart.png" alt="It" />', '`![what it shows](./name.jpg)`'],
])('says of %j in a text where it stands and what to write', (body, words) => {
  const faults = saidOf('order: 1', body)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(`${ENTRY}, line 6: `)
  expect(faults[0]).toContain(words)
})

it.each([
  '{/* ![old](./old.jpg) */}',
  '{/*\n\n<Chart />\n\n![old](./old.jpg)\n\n*/}',
  '![It](data:image/gif;base64,R0lGODlhAQABAAAAACw=) <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="It" />',
  '\\![It](./a b.jpg)',
])('lets a text pass: %j', (body) => { expect(saidOf('order: 1', body)).toEqual([]) })
