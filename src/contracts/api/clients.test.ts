import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientRoutes, newClient, ownClientRoutes } from '#contracts/api/clients.ts'

const ADA = { firstName: 'Ada', lastName: 'Byron', age: 120, status: 'Pending' }
const said = (dateOfBirth: string) => newClient.safeParse({ ...ADA, dateOfBirth }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }) })
afterEach(() => { vi.useRealTimers() })

it.each([
  ['2026-11-26', '2026-11-25', '2026-11-26'],
  ['2028-02-29', '2028-02-28', '2028-02-29'],
])('on %s a client was born on %s at the latest, %s is refused', (today, past, notPast) => {
  vi.setSystemTime(`${today}T12:00:00Z`)
  expect([said(past), said(notPast)]).toEqual([[], [['dateOfBirth', 'Date of birth must be in the past']]])
})

it.each([
  ['2026-11-26', '1905-11-27', '1905-11-26'],
  ['2028-02-29', '1907-03-01', '1907-02-28'],
  ['2026-11-26', '1990-12-10', '0090-12-10'],
])('on %s one who was born on %s is at most 120, and %s is nobody’s date of birth', (today, alive, nobody) => {
  vi.setSystemTime(`${today}T12:00:00Z`)
  expect([said(alive), said(nobody)]).toEqual([[], [['dateOfBirth', 'Date of birth must be within the last 120 years']]])
})

it.each([[1, true], [2 ** 31 - 1, true], [2 ** 31, false], [0, false], [1.5, false]])('the version %d is one that a client may have: %s', (version, may) => {
  expect(ownClientRoutes.editClient.body.safeParse({ ...ADA, dateOfBirth: '1990-12-10', version }).success).toBe(may)
  expect(clientRoutes.directClient.body.safeParse({ status: 'Pending', version }).success).toBe(may)
})
