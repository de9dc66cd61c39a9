import { expect, it } from 'vitest'
import { townIn } from './town.ts'

it.each([
  ['Chicago, Illinois', ['Chicago', 'Illinois']],
  ['Chicago, Illinois or remote', ['Chicago', 'Illinois']],
  ['Washington, D.C. or remote', ['Washington', 'D.C.']],
  ['Malmö or remote', ['Malmö']],
  ['東京 or remote', ['東京']],
  ['Québec (remote in part)', ['Québec']],
  ['Lyon – remote', ['Lyon']],
  ['Lyon, remote', ['Lyon']],
  ['Remote', []],
  ['remote, or at home', []],
])('of the place %j the town and its state are %j', (location, town) => { expect(townIn(location)).toEqual(town) })
