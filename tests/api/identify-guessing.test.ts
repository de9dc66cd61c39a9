/** Whoever guesses names and birthdays at the public lookup is stopped by a limit on misses (trust row 1). */
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '#server/db/client.ts'
import { rateLimits } from '#server/db/schema.ts'
import { limits } from '#server/settings.ts'
import { withoutTable } from '../support/api/embedded-database.ts'
import { identify } from '../support/api/request.ts'
import { addClient, forgetLimits, limitCounts } from '../support/api/rows.ts'

const ADA = { firstName: 'Ada', dateOfBirth: '1990-12-10' }
const NOBODY = { firstName: 'Nobody', dateOfBirth: '1990-12-10' }

beforeAll(() => addClient({ ...ADA, lastName: 'Byron' }))
beforeEach(forgetLimits)

describe('guessing', () => {
  const misses = (count: number, address?: string) =>
    Promise.all(Array.from({ length: count }, (_, i) => identify({ ...NOBODY, firstName: `Nobody ${address ?? ''} ${i}` }, { address })))

  it('ends after 20 misses from one address, for hits too, and says when to come back', async () => {
    const answers = await misses(20)
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    const refused = await identify(ADA)
    expect(refused.status).toBe(429)
    expect(Math.ceil(Number(refused.headers.get('retry-after')) / 60)).toBe(10)
    expect((await identify(ADA, { address: '198.51.100.1' })).status).toBe(200)
  })

  it('ends after 20 misses for one name, however it is spelled and from wherever they come', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => identify({ firstName: ['Ada', 'ADA', ' ada '][i % 3]!, dateOfBirth: '1999-01-01' }, { address: `198.51.100.${i}` })))
    const refused = await identify(ADA, { address: '198.51.100.99' })
    expect(refused.status).toBe(429)
    expect(Math.ceil(Number(refused.headers.get('retry-after')) / 3600)).toBe(24)
  })

  it('ends after 1,000 misses in all, from wherever and of whomever', async () => {
    await misses(1)
    await db().update(rateLimits).set({ count: 998 }).where(eq(rateLimits.limit, limits.lookupMissesOverall.name))
    const address = '198.51.100.1'
    expect([(await misses(1, address))[0]!.status, (await identify(ADA, { address })).status]).toEqual([200, 200])
    await misses(1, '198.51.100.2')
    const refused = await identify(ADA, { address })
    expect([refused.status, Math.ceil(Number(refused.headers.get('retry-after')) / 60)]).toEqual([429, 10])
  })

  it('lets exactly 20 of 60 misses at once pass', async () => {
    const statuses = (await misses(60)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  })

  it('is not helped by a burst: a hit among more misses than the limit is refused like one of them', async () => {
    const [, hit] = await Promise.all([misses(60), identify(ADA)])
    expect(hit.status).toBe(429)
  })

  it('leaves nothing behind of what was refused: one address uses up its own limit, not that of a name', async () => {
    const refused = await Promise.all(Array.from({ length: 60 }, (_, i) => identify({ ...ADA, dateOfBirth: '1999-01-01', lastName: String(i) })))
    expect(refused.filter((answer) => answer.status === 200)).toHaveLength(20)
    expect((await limitCounts()).sort()).toEqual([20, 20, 20])
  })

  it('is counted by misses alone: 40 hits leave no trace, nor do those that were too many at once', async () => {
    for (const count of [20, 20, 30]) {
      const hits = await Promise.all(Array.from({ length: count }, () => identify(ADA)))
      expect(hits.filter((hit) => hit.status === 200).length).toBeGreaterThanOrEqual(20)
    }
    expect(await limitCounts()).toEqual([0, 0, 0])
  })

  it('is no lookup that failed by a fault of ours: twenty of a name, and it is found as ever', async () => {
    await withoutTable('clients', async () => {
      for (let i = 0; i < 20; i++) expect((await identify(ADA, { address: `198.51.100.${i}` })).status).toBe(500)
    })
    expect((await identify(ADA)).status).toBe(200)
  })

  it('from many addresses of one network (IPv6 /64) is guessing from one', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => identify({ ...NOBODY, firstName: `Nobody ${i}` }, { address: `2001:db8:0:1::${i + 1}` })))
    expect((await identify(ADA, { address: '2001:db8:0:1:ffff::1' })).status).toBe(429)
    expect((await identify(ADA, { address: '2001:db8:0:2::1' })).status).toBe(200)
  })
})
