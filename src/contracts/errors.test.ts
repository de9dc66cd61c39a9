import { describe, expect, it } from 'vitest'
import { rechecked, type Problem } from '#contracts/errors.ts'

describe('a field that is checked again', () => {
  const [name, email, whole]: [Problem, Problem, Problem] = [{ field: 'name', message: 'Name is required' }, { field: 'email', message: 'Email is required' }, { message: 'Too many forms' }]

  it('loses its message once nothing is wrong with it, and no other does', () => expect(rechecked([whole, name, email], 'name', [])).toEqual([whole, email]))

  it('has the message of what is wrong with it now, in the same place', () => {
    const now = { field: 'name', message: 'Name is too long' }
    expect(rechecked([name, email], 'name', [now])).toEqual([now, email])
  })

  it('brings up nothing about fields that nobody has been told of yet', () => expect(rechecked([name], 'name', [email])).toEqual([]))
})
