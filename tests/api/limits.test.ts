import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import hourly from '../../netlify/functions/deliver.ts'
import { db } from '#server/db/client.ts'
import type { HttpProblem } from '#server/http/problems.ts'
import { rateLimits } from '#server/db/schema.ts'
import { networkOf } from '#server/limits/address.ts'
import { reserve } from '#server/limits/service.ts'
import { database } from '../support/api/embedded-database.ts'
import { meanwhile } from '../support/api/meanwhile.ts'
import { forgetLimits, limitCounts } from '../support/api/rows.ts'

beforeEach(forgetLimits)

const MINUTE = { name: 'test', max: 2, windowMs: 60_000 }
const rules = [{ limit: MINUTE, subject: 'one' }]
const endWindows = () => database.exec("update rate_limits set resets_at = now() - interval '1 second'")

describe('what was counted and given back', () => {
  it('is as if it had never been asked', async () => {
    const back = await Promise.all([reserve(db(), rules), reserve(db(), rules)])
    expect(await limitCounts()).toEqual([2])
    await Promise.all(back.map((giveBack) => giveBack()))
    expect(await limitCounts()).toEqual([0])
  })

  it('never makes room that was not taken: not twice, nor in a window that began since', async () => {
    const giveBack = await reserve(db(), rules)
    await giveBack()
    await giveBack()
    expect(await limitCounts()).toEqual([0])
    const late = await reserve(db(), rules)
    await endWindows()
    await reserve(db(), rules)
    await late()
    expect(await limitCounts()).toEqual([1])
  })

  it('is what a refusal leaves, of every rule', async () => {
    const other = { limit: { ...MINUTE, name: 'wide', max: 100 }, subject: 'all' }
    const all = [other, ...rules]
    await reserve(db(), all)
    await reserve(db(), all)
    await expect(reserve(db(), all)).rejects.toMatchObject({ status: 429 })
    expect(await limitCounts()).toEqual([2, 2])
  })

  it('is what a failure to count leaves, of every rule before', async () => {
    const other = { limit: { ...MINUTE, name: 'broken' }, subject: 'all' }
    await meanwhile('rate_limits', "if new.limit_name = 'broken' then raise exception 'broken'; end if")
    await expect(reserve(db(), [...rules, other])).rejects.toThrow()
    expect(await limitCounts()).toEqual([0])
  })
})

it('a refusal says when the window that is open ends, not how long one is', async () => {
  await reserve(db(), rules)
  await reserve(db(), rules)
  await database.exec("update rate_limits set resets_at = now() + interval '20 seconds'")
  const refused = await reserve(db(), rules).catch((problem: unknown) => problem as HttpProblem)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^(1?\d|20)$/) as string } })
})

it('a refusal names a second at least, however far the clocks of server and database are apart', async () => {
  for (let i = 0; i < 2; i++) await reserve(db(), rules)
  // The embedded database has this process's clock.
  const end = vi.spyOn(Date, 'parse').mockReturnValue(Date.now() - 3_600_000)
  onTestFinished(() => { end.mockRestore() })
  await expect(reserve(db(), rules)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
})

describe('an address stands for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['::ffff:0.0.0.7', '0.0.0.7'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s: the network %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('every hour', () => {
  it('counts whose time is over are forgotten, the others stay', async () => {
    await reserve(db(), rules)
    await endWindows()
    await reserve(db(), [{ limit: MINUTE, subject: 'other' }])
    const [open] = await db().select().from(rateLimits).orderBy(rateLimits.resetsAt).offset(1)
    await hourly()
    expect(await db().select().from(rateLimits)).toEqual([open])
  })

  it('a failure to forget them is told by its code, and holds no mail up', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    await database.exec('alter table rate_limits rename to limits_away')
    await hourly()
    await database.exec('alter table limits_away rename to rate_limits')
    vi.restoreAllMocks()
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ event: 'limits-purge', ok: false, errorCode: '42P01' })])
  })
})
