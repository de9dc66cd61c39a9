import { describe, expect, it } from 'vitest'
import type { Client } from '#contracts/api/clients.ts'
import { disagreement } from '#islands/staff/intern/age-of.ts'
import { agree, changesBetween, merged } from '#islands/staff/intern/changes.ts'
import { checkValues, EMPTY, valuesOf, wholeAge } from '#islands/staff/intern/values.ts'

const ADA = { ...EMPTY, firstName: ' Ada ', lastName: 'Byron', age: '35', status: 'Evidence Mapping', dateOfBirth: '1990-12-10' }

describe('the client form', () => {
  it('says all that is missing in the stated words, in its order', () => {
    expect(checkValues(EMPTY)).toEqual({ ok: false, problems: [
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'age', message: 'Age must be at least 1' },
      { field: 'status', message: 'Status is required' },
      { field: 'dateOfBirth', message: 'Date of birth must be in YYYY-MM-DD format' },
    ] })
  })

  it('sends the age as a number, and names trimmed', () => {
    expect(checkValues(ADA)).toEqual({ ok: true, body: { ...ADA, firstName: 'Ada', age: 35 } })
  })

  it('holds all of a client that is edited, and sends it back unchanged', () => {
    const client: Client = {
      _id: '11111111-1111-4111-8111-111111111111', firstName: 'Ada', middleName: 'Augusta', lastName: 'Byron', age: 35, status: 'Evidence Mapping', dateOfBirth: '1990-12-10',
      user: { _id: '22222222-2222-4222-8222-222222222222', email: 'intern@test.example' }, version: 1, createdAt: '2026-11-21T14:36:00.000Z', updatedAt: '2026-11-21T14:36:00.000Z',
    }
    const { firstName, middleName, lastName, age, status, dateOfBirth } = client
    expect(checkValues(valuesOf(client))).toEqual({ ok: true, body: { firstName, middleName, lastName, age, status, dateOfBirth, note: '' } })
  })

  it.each([['35', 35], ['', 0], ['abc', 0], ['12a', 0], ['12.7', 12], ['-3', -3], ['Infinity', 0], ['0x1f', 0], ['1e2', 0], [' 35 ', 35], ['３５', 35]])('takes the age %j for %i', (text, age) => {
    expect(wholeAge(text)).toBe(age)
  })

  it('says how long a note may be', () => {
    expect(checkValues({ ...ADA, note: 'a'.repeat(5001) })).toEqual({ ok: false, problems: [{ field: 'note', message: 'Please keep this within 5,000 characters' }] })
  })

  it.each(['121', '9999999999999999'])('has an upper bound, which %s is above', (age) => {
    expect(checkValues({ ...ADA, age })).toMatchObject({ problems: [{ field: 'age', message: 'Age must be less than 120' }] })
  })
})

it('age and date of birth that disagree are named; that agree, or are incomplete, are not', () => {
  const said = (more: object) => disagreement({ ...ADA, ...more }, '2026-11-21')
  expect(said({ age: '40' })).toBe('By this date of birth the age is 35.')
  for (const more of [{}, { age: '' }, { dateOfBirth: '' }, { dateOfBirth: '1990-13' }, { dateOfBirth: '2030-01-01' }]) expect(said(more)).toBeUndefined()
})

it('no age is named that the form would refuse: a date of this year, or of more than a century ago, was typed by mistake', () => {
  const at = (dateOfBirth: string) => disagreement({ ...ADA, dateOfBirth }, '2026-11-21')
  expect(['1905-11-21', '1905-11-22', '2025-11-21', '2025-11-22'].map(at)).toEqual([undefined, 'By this date of birth the age is 120.', 'By this date of birth the age is 1.', undefined])
})

describe('two edits of one client', () => {
  const base = { ...ADA, firstName: 'Ada' }
  const theirs = { ...base, lastName: 'Lovelace', status: 'Approved' }
  const mine = { ...base, age: '36', status: 'Supporting Document', note: 'Mine.' }

  it('are told apart field by field', () => {
    expect(changesBetween(base, theirs, mine)).toEqual([
      { field: 'lastName', before: 'Byron', now: 'Lovelace', mine: undefined },
      { field: 'status', before: 'Evidence Mapping', now: 'Approved', mine: 'Supporting Document' },
    ])
  })

  it('agree where all fields do, whatever is noted', () => {
    expect([agree(base, { ...base, note: 'Mine.' }), agree(theirs, mine)]).toEqual([true, false])
  })

  it('become one: what I have changed stays, the rest is as it was saved meanwhile', () => {
    expect(merged(base, theirs, mine)).toEqual({ ...mine, lastName: 'Lovelace' })
  })
})
