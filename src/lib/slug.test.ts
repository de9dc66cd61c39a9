import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Your tax, explained', 'your-tax-explained'],
  ['Éa’s  100% guide!', 'eas-100-guide'],
  ['Prêts & crédit', 'prets-credit'],
  ['Größe & Søn, Łódź', 'grosse-son-lodz'],
  ['§', ''],
])('addresses %j as %j', (name, slug) => { expect(slugOf(name)).toBe(slug) })
