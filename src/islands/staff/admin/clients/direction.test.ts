import { describe, expect, it } from 'vitest'
import { bodyOf, changesSince, directionOf, isEmpty, onTopOf } from '#islands/staff/admin/clients/direction.ts'

const ADA = {
  _id: '1', firstName: 'Ada', middleName: null, lastName: 'Byron', age: 35, status: 'Pending', dateOfBirth: '1990-12-10',
  user: { _id: 'ines', email: 'ines@test.example' }, version: 3, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z',
}
const approved = { ...ADA, status: 'Approved', version: 4 }
const moved = { ...ADA, user: { _id: 'ivan', email: 'ivan@test.example' }, version: 4 }

describe('what is sent', () => {
  it('is nothing while nothing has changed, and a note of blanks is none', () => {
    expect(isEmpty(bodyOf({ ...directionOf(ADA), note: '  \n' }))).toBe(true)
  })

  it('is what differs, with the version that was read', () => {
    expect(bodyOf({ ...directionOf(ADA), status: 'Approved' })).toEqual({ status: 'Approved', version: 3 })
    expect(bodyOf({ ...directionOf(ADA), user: 'ivan', note: ' Speaks the language. ' })).toEqual({ user: 'ivan', note: 'Speaks the language.', version: 3 })
  })
})

describe('a client that was saved meanwhile', () => {
  it('names what has changed', () => {
    expect(changesSince(directionOf(ADA).base, approved)).toEqual([{ what: 'Status', before: 'Pending', now: 'Approved' }])
    expect(changesSince(directionOf(ADA).base, moved)).toEqual([{ what: 'Intern', before: 'ines@test.example', now: 'ivan@test.example' }])
    expect(changesSince(directionOf(ADA).base, { ...ADA, version: 4 })).toEqual([])
  })

  it('keeps what I have chosen, and takes over what I have left alone', () => {
    const mine = { ...directionOf(ADA), status: 'Rejected', note: 'Two letters are missing.' }
    expect(bodyOf(onTopOf(moved, mine))).toEqual({ status: 'Rejected', note: 'Two letters are missing.', version: 4 })
    expect(onTopOf(moved, mine).email).toBe('ivan@test.example')
    expect(bodyOf(onTopOf(approved, { ...directionOf(ADA), user: 'ivan', email: 'ivan@test.example' }))).toEqual({ user: 'ivan', version: 4 })
  })
})
