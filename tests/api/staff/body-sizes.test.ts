/** How much of a call is read (ASVS 15.2.2): counted in the bytes that were taken from it, never in time. */
import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import type { Route } from '#contracts/api/route.ts'
import { LENGTHS } from '#contracts/field-rules.ts'
import { ROLES, type Role } from '#contracts/roles.ts'
import { usersApi } from '#server/areas/users.ts'
import { MAX_JSON_BYTES } from '#server/settings.ts'
import { largest } from '../../support/api/fill.ts'
import { sheet, submit } from '../../support/api/judging.ts'
import { failureOf, send } from '../../support/api/request.ts'
import { apiOf, staff } from '../../support/api/staff.ts'
import { atMost, streamed } from '../../support/api/streamed.ts'

const MB = 1024 * 1024
const taking = Object.entries(allRoutes).filter(([, { body }]) => body)
const mostOf = ({ role }: Route) => MAX_JSON_BYTES[role === 'anyone' ? 'anyone' : 'staff']
const pathOf = ({ path }: Route) => path.replace(/\{\w+\}/, '00000000-0000-4000-8000-000000000000')
const tokens = {} as Record<Role, string>
beforeAll(async () => { for (const role of ROLES) tokens[role] = (await staff(role)).token })
const tokenOf = ({ role }: Route): Record<string, string> => (role === 'anyone' ? {} : { authorization: `Bearer ${tokens[role]}` })
const stream = (route: Route, headers: Record<string, string>) =>
  streamed(apiOf(route.path), pathOf(route), { method: route.method, size: 4.5 * MB, text: '{"a":1,', headers: { 'content-type': 'application/json', ...headers } })

describe.each(taking)('%s', (_, route) => {
  it('reads nothing of a body that says it is too large', async () => {
    const { answer, read } = await stream(route, { ...tokenOf(route), 'content-length': String(4.5 * MB) })
    expect([answer.status, read]).toEqual([413, 0])
    expect((await failureOf(answer)).error).toMatch(/more than we can take/)
  })

  it.each([['says nothing of its size', {}], ['says that it is small', { 'content-length': '100' }], ['says no number', { 'content-length': 'x' }], ['comes in chunks', { 'content-length': '100', 'transfer-encoding': 'chunked' }]])(
    'stops reading one that %s', async (_case, headers) => {
      const { answer, read } = await stream(route, { ...tokenOf(route), ...headers })
      expect(answer.status).toBe(413)
      expect(read).toBeLessThanOrEqual(atMost(mostOf(route)))
    })

  it('takes the longest that its rules allow, however JSON spells it', () => {
    const longest = JSON.stringify(largest(route.body!)).replace(/😀/gu, '\\ud83d\\ude00')
    expect(longest.length).toBeLessThan(mostOf(route))
  })
})

it.each(taking.filter(([, { role }]) => role !== 'anyone'))('%s reads nothing of who is not signed in', async (_, route) => {
  const { answer, read } = await stream(route, {})
  expect([answer.status, read]).toEqual([401, 0])
})

it('a call that takes nothing reads nothing', async () => {
  const { answer, read } = await stream(allRoutes.internLogout!, tokenOf(allRoutes.internLogout!))
  expect([answer.status, read]).toEqual([200, 0])
})

it('a body that breaks off is the sender’s failure, not ours', async () => {
  const body = new ReadableStream({ pull: (to) => { to.error(new Error('the line is cut')) } })
  const answer = await send(usersApi, pathOf(allRoutes.identify!), { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as RequestInit)
  expect([answer.status, (await failureOf(answer)).error]).toEqual([400, 'The request could not be read.'])
})

it('an evaluation with its longest texts is taken', async () => {
  const text = '😀'.repeat(LENGTHS.text)
  expect((await submit(tokens.judge, sheet({ strength: text, weakness: text, comments: text }))).status).toBe(201)
})
