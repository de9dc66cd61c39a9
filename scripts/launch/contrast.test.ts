import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastFindings } from './contrast.ts'

const theme = readFileSync('src/site/theme.css', 'utf8')

it('has nothing to say of the theme that is there', () => { expect(contrastFindings(theme)).toEqual([]) })

/** A theme of black text on white, with `colours` changed. */
const themeWith = (colours: Record<string, string>) =>
  Object.entries({ ink: '#000000', quiet: '#000000', mere: '#000000', alert: '#000000', paper: '#ffffff', mist: '#ffffff', dawn: '#ffffff', foam: '#ffffff', ...colours }).map(([name, colour]) => `--color-${name}: ${colour};`).join('\n')

it('names text that a light colour makes unreadable, and on what', () => {
  expect(contrastFindings(themeWith({ mere: '#8fd6c2', mist: '#e6eeec' }))).toEqual([
    'src/site/theme.css: text in mere on paper has a contrast of 1.7, and needs 4.5 to be read',
    'src/site/theme.css: text in mere on mist has a contrast of 1.4, and needs 4.5 to be read',
  ])
})

it('lets pass what is just enough: #767676 on white', () => { expect(contrastFindings(themeWith({ quiet: '#767676' }))).toEqual([]) })

it('names a colour that nobody has looked at, because it is written in another way', () => {
  expect(contrastFindings(themeWith({ alert: '#f88' }))).toEqual(['src/site/theme.css: --color-alert is not written as #rrggbb, so nobody has checked whether it can be read'])
})
