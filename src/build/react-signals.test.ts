import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withoutStacks } from './react-signals.ts'

const react = readFileSync(createRequire(import.meta.url).resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-client.production.js'), 'utf8')
/** An error that is created while the file is evaluated: at the left margin, or in a list there. */
const MADE_AT_ONCE = /^(?:var |  )\w+ = Error\(/gm

it('leaves none of the errors that React makes while its file is evaluated', () => {
  expect(react.match(MADE_AT_ONCE)).toHaveLength(5)
  expect(withoutStacks(react).match(MADE_AT_ONCE)).toBeNull()
})

it('makes signals that are errors to whoever catches them, with React’s own words', () => {
  const made = withoutStacks('var SuspenseException = Error(formatProdErrorMessage(460));').replace('formatProdErrorMessage(460)', '"Suspense"')
  const signal = runInThisContext(`(() => { ${made} return SuspenseException })()`) as Error
  expect(signal).toBeInstanceOf(Error)
  expect(signal.message).toBe('Suspense')
  expect(Object.hasOwn(signal, 'stack')).toBe(false)
})

it('says so where React has none any more', () => { expect(() => withoutStacks('var x = 1')).toThrow(/still needed/) })
