import { expect, it } from 'vitest'
import { counted, countedFirst } from './counted.ts'

it.each([[1, 'one plan'], [3, 'three plans'], [10, 'ten plans'], [12, '12 plans']])('says %i in words', (count, words) => { expect(counted(count, 'plan')).toBe(words) })
it('begins a heading', () => { expect(countedFirst(4, 'plan')).toBe('Four plans') })
