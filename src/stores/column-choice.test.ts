import { setPersistentEngine } from '@nanostores/persistent'
import { expect, it } from 'vitest'
import { columnChoice } from '#stores/column-choice.ts'

const engine = { addEventListener: () => undefined, removeEventListener: () => undefined }

it.each([['{"age":false}', { age: false }], ['{"age":', {}], ['{"age":"no"}', {}]])('%s, as the browser has kept it, is the choice %j: what can’t be read is none', (text, choice) => {
  setPersistentEngine({ [`columns:${text}`]: text }, engine)
  expect(columnChoice(text).get()).toEqual(choice)
})
