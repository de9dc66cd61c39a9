import { expect, it } from 'vitest'
import { ageAt } from '#lib/age.ts'

it.each([['2026-12-09', 35], ['2026-12-10', 36], ['2026-01-01', 35]])('an age is years gone by: on %s who was born on 1990-12-10 is %i', (today, age) => {
  expect(ageAt('1990-12-10', today)).toBe(age)
})
