import { expect, it } from 'vitest'
import { unguarded } from './modern-colours.ts'

it('leaves what a guard holds, and other conditions as they are', () => {
  const other = '@supports (display: grid) { a { color: red; } }'
  expect(unguarded(`a { color: red; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in oklab, red 50%, white); } } ${other}`))
    .toMatch(/^a \{ color: red; +color: color-mix\(in oklab, red 50%, white\); +\} @supports \(display: grid\) \{ a \{ color: red; \} \}$/)
})
