import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { logoFaults } from './logo-faults.ts'

const svg = (inside: string, viewBox = 'viewBox="0 0 32 32"') => `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${inside}</svg>`

it.each([readFileSync('src/site/logo.svg', 'utf8'), svg('<path fill="#123" d="M0 0h9z"/>', 'viewBox="-4,-4 40.5 40.5"')])('has nothing to say of a mark of shapes: %s', (mark) => { expect(logoFaults(mark)).toEqual([]) })

it.each([
  [svg('<style>.a{fill:red}</style><path class="a" d="M0 0h9z"/>'), 'has a `<style>` in it'],
  [svg('<path style="fill:red" d="M0 0h9z"/>'), 'has `style="…"` in it'],
  [svg('<path style = "fill:red" d="M0 0h9z"/>'), 'has `style="…"` in it'],
  [svg('<image href="mark.png"/>'), 'no picture'],
  [svg('<path d="M0 0h9z"/>', 'viewBox="0 0 64 32"'), 'square `viewBox`'],
  [svg('<path d="M0 0h9z"/>', 'width="32" height="32"'), 'square `viewBox`'],
])('names the file and what to do for %s', (mark, words) => { expect(logoFaults(mark)).toEqual([expect.stringMatching(/^src\/site\/logo\.svg: /)]); expect(logoFaults(mark)[0]).toContain(words) })
