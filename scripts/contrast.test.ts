import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastFindings } from './contrast.ts'

const theme = readFileSync('src/site/theme.css', 'utf8')

it('has nothing to say of the theme that is there', () => { expect(contrastFindings(theme)).toEqual([]) })

it('names text that a light colour makes unreadable, and on what', () => {
  expect(contrastFindings(theme.replace(/(--color-mere: )#\w{6}/, '$1#8fd6c2'))).toEqual([
    'src/site/theme.css: text in mere on paper has a contrast of 1.6, and needs 4.5 to be read',
    'src/site/theme.css: text in mere on mist has a contrast of 1.4, and needs 4.5 to be read',
  ])
})

it('knows the ends of the scale', () => { expect(contrastFindings('--color-ink: #767676; --color-paper: #ffffff;')).toEqual([]) })
