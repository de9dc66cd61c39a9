import { describe, expect, it } from 'vitest'
import { destinationOf, loginOf } from '#islands/staff/shell/session/addresses.ts'

const ORIGIN = 'https://firm.example'
const after = (from: string) => destinationOf('admin', `?from=${encodeURIComponent(from)}`, ORIGIN)

describe('after signing in', () => {
  it('leads back to a page of the same role, with its view', () => {
    expect(after('/admin/inbox?inbox.page=2')).toBe('/admin/inbox?inbox.page=2')
    expect(after('/admin/dashboard?judges.page=2#judges')).toBe('/admin/dashboard?judges.page=2#judges')
  })

  it('leads to the dashboard where nothing was asked for', () => {
    expect(destinationOf('judge', '', ORIGIN)).toBe('/judge/dashboard')
  })

  it.each([
    'https://elsewhere.example/admin/inbox', '//elsewhere.example/admin/inbox', '/\\elsewhere.example/admin/', 'javascript:alert(1)', '/judge/dashboard', '/admin/../judge/dashboard',
    '/admin/%2e%2e/judge/dashboard', '/admin', '/administrator/x', '/', 'admin/inbox', '/admin/login', '/admin/login?from=/admin/login', '/admin/login.html', 'http://[', '\t//elsewhere.example/admin/',
  ])('leads nowhere else: %j', (from) => { expect(after(from)).toBe('/admin/dashboard') })
})

it('the sign-in page remembers the view whole', () => {
  expect(loginOf('intern', '/intern/dashboard?clients.search=a b&clients.page=2')).toBe('/intern/login?from=%2Fintern%2Fdashboard%3Fclients.search%3Da%20b%26clients.page%3D2')
})
