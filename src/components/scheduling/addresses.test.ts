import { expect, it } from 'vitest'
import { phoneNumber } from './addresses.ts'

it.each([
  ['(317) 555-0142', 'US', '+13175550142'],
  ['1-317-555-0142', 'US', '+13175550142'],
  ['+33 4 72 10 20 30', 'FR', '+33472102030'],
  ['04 72 10 20 30', 'FR', '0472102030'],
  ['+1 802 555 0177', 'FR', '+18025550177'],
])('%s, written in %s, is dialled as %s', (phone, country, number) => { expect(phoneNumber(phone, country)).toBe(number) })
