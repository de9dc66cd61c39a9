import { describe, expect, it } from 'vitest'
import { bodyOf, changesSince, directionOf, isDone, isEmpty, onTopOf } from '#islands/staff/admin/clients/direction.ts'

const ADA = { status: 'Pending', user: { _id: 'ines', email: 'ines@test.example' }, version: 3, history: [{ note: 'Called back.' }] }
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

  it('has what I have chosen after a save of mine whose answer was lost, and its note is not sent again', () => {
    const mine = { ...directionOf(ADA), status: 'Approved', note: ' Two letters are missing. ' }
    const saved = { ...approved, history: [{ note: 'Two letters are missing.' }, ...ADA.history] }
    expect(isDone(saved, mine)).toBe(true)
    expect(isDone(approved, mine)).toBe(false)
    const savedAgain = { ...saved, status: 'Pending', version: 5, history: [{ note: null }, ...saved.history] }
    expect(isDone(savedAgain, mine)).toBe(false)
    expect(bodyOf(onTopOf(savedAgain, mine))).toEqual({ status: 'Approved', version: 5 })
  })

  it('has nothing of mine where I chose nothing, and a note of before is no note of now', () => {
    expect(isDone({ ...ADA, version: 4 }, directionOf(ADA))).toBe(false)
    expect(isDone({ ...approved, history: [{ note: null }, ...ADA.history] }, { ...directionOf(ADA), note: 'Called back.' })).toBe(false)
  })
})
