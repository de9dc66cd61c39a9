import { expect, it } from 'vitest'
import { planFrom } from '#contracts/forms/membership.ts'

it.each([
  ['Essential', 'Essential'], ['Professional', 'Professional'], ['Enterprise', 'Enterprise'], ['enterprise', 'Enterprise'], [' Essential ', 'Essential'],
  [null, 'Professional'], ['', 'Professional'], ['Gold', 'Professional'], ['__proto__', 'Professional'],
])('?plan=%s preselects %s', (given, plan) => expect(planFrom(given)).toBe(plan))
