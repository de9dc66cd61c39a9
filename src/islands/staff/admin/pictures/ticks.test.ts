import { expect, it } from 'vitest'
import { ticksTo } from './ticks.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4]],
  [7, [0, 5, 10]],
  [30, [0, 10, 20, 30]],
  [71, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('%i is shown against %j', (most, ticks) => { expect(ticksTo(most)).toEqual(ticks) })
