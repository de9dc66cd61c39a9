/** The price of a membership is the same everywhere as in its plan. */
import { expect, it } from 'vitest'
import { publicPages } from './support/build.ts'

const textOf = (route: string, selector: string) => publicPages.find((page) => page.route === route)!.root.querySelector(selector)!.text

it('home names the first plan’s price with the time that it is for', () => {
  const price = textOf('/membership', '.plan .price').replace(/\s/g, '')
  expect(price).toMatch(/^\D*\d[\d.,]*\D*\/\w+$/)
  expect(textOf('/', '[aria-label^=Membership]')).toContain(`Membership begins at ${price}.`)
})
