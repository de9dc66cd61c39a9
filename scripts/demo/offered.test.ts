import { expect, it } from 'vitest'
import { offeredBy } from './offered.ts'
import { contactForm } from '#contracts/forms/contact.ts'
import { options } from '#contracts/forms/fields.ts'

const form = { ...contactForm, fields: contactForm.fields.map((field) => (field.name === 'query' ? { ...field, options: options('Press', 'Feedback') } : field)) }

it('leaves what a form offers, and what it has no choices for', () => {
  const letter = { query: 'Feedback', message: 'Thank you.' }
  expect(offeredBy(form, letter, 0)).toEqual(letter)
  expect(offeredBy(form, { message: 'Thank you.' }, 0)).toEqual({ message: 'Thank you.' })
})

it('gives one of its choices after the other to those that name another', () => {
  expect([0, 1, 2].map((turn) => offeredBy(form, { query: 'Support Request', message: 'Help.' }, turn))).toEqual(['Press', 'Feedback', 'Press'].map((query) => ({ query, message: 'Help.' })))
})
