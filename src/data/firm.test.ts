import { expect, it } from 'vitest'
import { nameOfCurrency } from './firm.ts'

it.each([['USD', 'US dollars'], ['EUR', 'euros']])('calls %s %s', (currency, name) => { expect(nameOfCurrency(currency)).toBe(name) })

it.each(['Euro', '€', ''])('leaves %j, which is no currency, to the check of the firm’s facts', (currency) => { expect(nameOfCurrency(currency)).toBe(currency) })
