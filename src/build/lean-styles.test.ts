import { expect, it } from 'vitest'
import { lean, unprefixed } from './lean-styles.ts'

const guarded = (declaration: string) => `@supports (color: color-mix(in lab, red, red)) { ${declaration} }`
const close = (css: string) => css.replaceAll(/\s+/g, ' ')

it('leaves what a guard holds instead of the plain colour before it, and other conditions as they are', () => {
  const other = '@supports (display: grid) { a { color: red; } }'
  const mixed = 'color: color-mix(in oklab, red 50%, white);'
  expect(close(lean(`a { color: red; ${guarded(mixed)} } ${other}`))).toBe(`a { ${mixed} } ${other}`)
})

it('leaves what stands before a guard and is something else', () => {
  const mixed = 'color: color-mix(in oklab, red 50%, white);'
  expect(close(lean(`a { opacity: 1; ${guarded(mixed)} }`))).toBe(`a { opacity: 1; ${mixed} }`)
})

it('leaves the root alone to have what no shadow asks for', () => {
  expect(lean(':root, :host { --ink: black; }')).toBe(':root { --ink: black; }')
})

it('takes the banner off, and no other comment that is to be kept', () => {
  expect(lean('/*! tailwindcss v4.3.3 | MIT License | https://tailwindcss.com *//*! kept */')).toBe('/*! kept */')
})

it('takes off the prefix of a decoration that is inherited or is a colour, and of no shorthand', () => {
  const shorthand = '-webkit-text-decoration:underline dotted;text-decoration:underline dotted'
  expect(unprefixed('a{-webkit-text-decoration:inherit;text-decoration:inherit}')).toBe('a{text-decoration:inherit}')
  expect(unprefixed('a{-webkit-text-decoration-color:var(--color-mere);text-decoration-color:var(--color-mere)}')).toBe('a{text-decoration-color:var(--color-mere)}')
  expect(unprefixed(`a{${shorthand}}`)).toBe(`a{${shorthand}}`)
})

it('takes off what would imitate a colour for each scheme, and leaves the scheme', () => {
  expect(unprefixed('a{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light only}')).toBe('a{color-scheme:light only}')
  expect(unprefixed('@media (prefers-color-scheme:dark){a{--lightningcss-light: ;--lightningcss-dark:initial}}')).toBe('@media (prefers-color-scheme:dark){a{}}')
})
